import type { SameKeys } from '../../same-keys';
import type { share as en } from '../en/share';

export const share = {
  title: 'Compartir',
  what: 'Qué compartir',
  tournament: 'El torneo',
  sections: 'Partes de la página',
  teams: 'Equipos',
  games: 'Partidos',
  game: 'N.º {{number}}: {{one}} – {{other}}',
  qr: 'Código QR del enlace',
  link: 'Enlace',
  copy: 'Copiar el enlace',
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar. Selecciona el enlace y cópialo a mano.',
  share: 'Compartir',
  notPublic: 'El torneo no es público: el enlace solo se abre para la organización.',
  poster: 'Cartel para la cancha',
  screen: 'Mostrar en pantalla grande',
  sheet: {
    title: 'Cartel',
    loading: 'Cargando el cartel…',
    help: 'Una hoja A4 con el código de la página, para colgar junto a la cancha.',
    print: 'Imprimir',
    back: 'Volver al torneo',
    scan: 'Partidos, canchas y marcadores en vivo',
    how: 'Escanea el código o escribe:',
  },
} as const satisfies SameKeys<typeof en>;
