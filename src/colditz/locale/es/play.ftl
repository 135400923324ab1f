# Lo que la mesa dice y hace durante la partida.

legend = Leyenda
follow = El tablero sigue el juego
