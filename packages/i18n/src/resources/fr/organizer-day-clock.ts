import type { SameKeys } from '../../same-keys';
import type * as en from '../en/organizer-day-clock';

/** The clock of a game on court. */
export const clock = {
  left: 'Encore {{time}}',
  over: '{{time}} de dépassement',
  label: 'Temps joué',
  of: '{{played}} minutes sur {{length}}',
  period: 'Période {{number}} sur {{count}}',
  periodOver: 'Fin de la période {{number}}',
} as const satisfies SameKeys<typeof en.clock>;

/** The sheet that corrects the clock. */
export const clockSheet = {
  title: 'Corriger le chrono',
  timeLeft: 'Temps restant',
  hint: 'Minutes et secondes, comme 7:30.',
  range: 'Minutes et secondes, de 0:00 à {{most}}.',
  set: 'Régler le chrono',
  fewerMinute: '1 minute de moins',
  fewerSeconds: '10 secondes de moins',
  moreSeconds: '10 secondes de plus',
  moreMinute: '1 minute de plus',
  over: 'Le match est terminé : son chrono est arrêté.',
} as const satisfies SameKeys<typeof en.clockSheet>;

/** The question before a game ends early. */
export const early = {
  end: 'Terminer',
  left: 'reste {{time}}',
  playOn: 'Continuer',
  question: 'Le temps n’est pas écoulé. Terminer le match maintenant ?',
  over: 'Terminer le match ?',
  leads: '{{team}} mène {{score}}.',
  level: 'Égalité, {{score}}.',
} as const satisfies SameKeys<typeof en.early>;

/** The device's signal at the end of time. */
export const alarm = {
  on: 'Cet appareil sonne et vibre à la fin du temps de jeu.',
  off: 'Cet appareil reste muet à la fin du temps de jeu.',
} as const satisfies SameKeys<typeof en.alarm>;
