import type { SameKeys } from '../../same-keys';
import type { calendar as en } from '../en/calendar';

export const calendar = {
  /** The entries themselves. */
  file: {
    name: '{{tournament}}',
    teamName: '{{team}} · {{tournament}}',
    game: '{{one}} – {{other}}',
    inRound: '{{round}}: {{game}}',
    onCourt: '{{game}} · cancha {{letter}}',
    duty: 'Arbitraje: {{game}}',
    court: 'Cancha {{letter}}',
    referee: 'Arbitra: {{name}}',
    planned: 'Previsto a las {{time}}',
  },
  title: 'Agenda',
  whose: 'Partidos de',
  everybody: 'Todo el torneo',
  games: 'Los días del torneo y todos sus partidos, con horas y canchas.',
  team: 'Los días del torneo, los partidos de {{team}} y los que arbitra, con horas y canchas.',
  days: 'Los días del torneo. Las horas de los partidos aún no son públicas.',
  subscribe: 'Suscribirse',
  follows: 'Tu agenda sigue entonces los cambios de hora, y los partidos nuevos llegan solos.',
  open: 'Abrir en mi agenda',
  address: 'Dirección de la agenda',
  how: 'Si no se abre nada, copia la dirección y añádela a tu agenda como una de la web.',
  copy: 'Copiar la dirección',
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar. Selecciona la dirección y cópiala a mano.',
  share: 'Compartir',
  download: 'Descargar',
  once: 'Un archivo con lo que se sabe ahora. No sigue los cambios posteriores.',
  offline: 'No tienes conexión: el archivo contiene lo último que cargó esta página.',
  save: 'Descargar el archivo',
  saved: 'El archivo se entregó a tu navegador.',
} as const satisfies SameKeys<typeof en>;
