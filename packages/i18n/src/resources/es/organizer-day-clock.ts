import type { SameKeys } from '../../same-keys';
import type * as en from '../en/organizer-day-clock';

/** The clock of a game on court. */
export const clock = {
  left: 'Quedan {{time}}',
  over: '{{time}} de más',
  label: 'Tiempo jugado',
  of: '{{played}} de {{length}} minutos',
  period: 'Periodo {{number}} de {{count}}',
  periodOver: 'Fin del periodo {{number}}',
} as const satisfies SameKeys<typeof en.clock>;

/** The sheet that corrects the clock. */
export const clockSheet = {
  title: 'Corregir el reloj',
  timeLeft: 'Tiempo restante',
  hint: 'Minutos y segundos, como 7:30.',
  range: 'Minutos y segundos, de 0:00 a {{most}}.',
  set: 'Ajustar el reloj',
  fewerMinute: '1 minuto menos',
  fewerSeconds: '10 segundos menos',
  moreSeconds: '10 segundos más',
  moreMinute: '1 minuto más',
  over: 'El partido ha terminado: su reloj está parado.',
} as const satisfies SameKeys<typeof en.clockSheet>;

/** The question before a game ends early. */
export const early = {
  end: 'Terminar',
  left: 'quedan {{time}}',
  playOn: 'Seguir',
  question: 'El tiempo no ha terminado. ¿Terminar el partido ahora?',
  over: '¿Terminar ahora?',
  leads: '{{team}} va ganando {{score}}.',
  level: 'Van empatados, {{score}}.',
} as const satisfies SameKeys<typeof en.early>;

/** The device's signal at the end of time. */
export const alarm = {
  on: 'Este dispositivo suena y vibra al final del tiempo.',
  off: 'Este dispositivo no suena al final del tiempo.',
} as const satisfies SameKeys<typeof en.alarm>;
