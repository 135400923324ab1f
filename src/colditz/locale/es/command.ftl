# Lo que dice la orden `colditz` alrededor de las reglas que muestra.

rules-text-language = El texto de las reglas está en inglés.
rules-label-check = cómo comprobarlo
rules-label-why = por qué
rules-label-alternatives = también se podría
