bot-blind = Elegí sin pensar.
