import type { SameKeys } from '../../same-keys';
import type * as en from '../en/organizer-day-devices';

/** Several devices that score one court. */
export const boards = {
  too: 'También anotan aquí: {{names}}.',
  organizer: 'la organización',
  thisDevice: 'este dispositivo',
  otherDevice: 'otro dispositivo',
  last: 'Último gol: {{team}}, {{time}} ({{device}}).',
  question: '¿Un gol o dos?',
  both: '{{team}}: {{one}} y {{other}} anotaron un gol cada cual, casi al mismo tiempo.',
  one: 'Un gol: {{score}}',
  two: 'Dos goles: {{score}}',
} as const satisfies SameKeys<typeof en.boards>;

/** The pass of a scorekeeper. */
export const pass = {
  of: 'Pase: {{name}}',
  waiting: 'Abriendo el panel con tu pase…',
  retry: 'Reintentar',
  notNeeded: 'Organizas este torneo, así que no necesitas un pase. El enlace sigue sirviendo a otra persona.',
  offline: {
    title: 'Aún no hay conexión',
    text: 'El pase se guarda y se usará en cuanto haya conexión. Después, el panel también funciona sin ella.',
  },
  refused: {
    title: 'Este pase no abre el panel',
    text: 'El enlace está incompleto o es de otro torneo, o el pase fue revocado. Pide uno nuevo a la organización.',
  },
  revoked: {
    title: 'Este pase fue revocado',
    text: 'Lo que anotaste hasta entonces se conserva. Pregunta a la organización si debes seguir.',
  },
  expired: {
    title: 'Este pase ha caducado',
    text: 'Un pase vale hasta el día después del evento.',
  },
  notEnabled: {
    title: 'Aquí no están activados los pases',
    text: 'Anotar sin cuenta necesita el acceso anónimo, que quien gestiona este sitio no ha activado. Avisa a la organización.',
  },
  failed: {
    title: 'No se pudo usar el pase',
    text: 'Algo salió mal. Inténtalo de nuevo; si no funciona, pide un enlace nuevo a la organización.',
  },
} as const satisfies SameKeys<typeof en.pass>;

/** Decisions that a scorekeeper leaves to the organizers. */
export const keeper = {
  waits: 'Terminado: {{score}}. La organización lo confirma.',
  goOn: 'Siguiente partido',
  confirmed: '{{team1}} {{score}} {{team2}}: la organización lo ha confirmado, así que aquí ya no se puede cambiar.',
} as const satisfies SameKeys<typeof en.keeper>;
