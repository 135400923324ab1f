# Un asiento abierto en varios sitios, y enlaces nuevos.

seat-elsewhere = Tu asiento ({ $seat }) está abierto en { $count } sitios. Si alguno no eres tú, otra persona tiene tu enlace.
seat-end-others = Desconectar los demás
seat-new-link = Cambiar mi enlace
seat-link-changed = Tu enlace ha cambiado. El anterior ya no abre tu asiento.
host-link = Copiar el enlace del anfitrión
host-invite = Crear un enlace nuevo
