import type { SameKeys } from '../../same-keys';
import type { commands as en } from '../en/commands';

export const commands = {
  title: 'Buscar y abrir',
  label: 'Página, torneo, equipo o acción',
  placeholder: 'Nombre o acción',
  nothing: 'No hay resultados para «{{term}}».',
  count_one: '{{count}} resultado',
  count_other: '{{count}} resultados',
  groups: {
    pages: 'Páginas',
    mine: 'Mis torneos',
    tournaments: 'Torneos',
    actions: 'Acciones',
  },
  organize: 'Lo organizas tú',
  board: 'Panel de canchas de {{name}}',
  myTeam: 'Mi equipo en {{name}}',
  archive: 'Buscar «{{term}}» en el archivo',
  signUp: 'Crear una cuenta',
  language: 'Idioma: {{language}}',
  theme: 'Apariencia: {{theme}}',
  shortcuts: {
    title: 'Atajos de teclado',
    page: 'En esta página',
    site: 'En todo el sitio',
    list: 'Esta lista',
    close: 'Cerrar lo que está abierto',
    escape: 'Esc',
    helpKey: 'La tecla «?» abre esta lista',
    helpKeyHint: 'No mientras escribes. Desactívala si le hablas a este dispositivo.',
  },
  loading: 'Leyendo los torneos…',
  failed: 'No se pudieron leer los torneos. Todo lo demás funciona.',
  kept: 'Sin conexión. De los torneos, encuentras los que se leyeron en este dispositivo.',
} as const satisfies SameKeys<typeof en>;
