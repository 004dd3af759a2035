import type { SameKeys } from '../../same-keys';
import type * as en from '../en/organizer-day-clock';

export const clock = {
  left: 'noch {{time}}',
  over: '{{time}} über der Zeit',
  label: 'Gespielte Zeit',
  of: '{{played}} von {{length}} Minuten',
  period: 'Abschnitt {{number}} von {{count}}',
  periodOver: 'Ende von Abschnitt {{number}}',
} as const satisfies SameKeys<typeof en.clock>;

export const clockSheet = {
  title: 'Uhr korrigieren',
  timeLeft: 'Restzeit',
  hint: 'Minuten und Sekunden, wie 7:30.',
  range: 'Minuten und Sekunden, von 0:00 bis {{most}}.',
  set: 'Uhr stellen',
  fewerMinute: '1 Minute weniger',
  fewerSeconds: '10 Sekunden weniger',
  moreSeconds: '10 Sekunden mehr',
  moreMinute: '1 Minute mehr',
  over: 'Das Spiel ist aus: Die Uhr steht.',
} as const satisfies SameKeys<typeof en.clockSheet>;

export const early = {
  end: 'Jetzt beenden',
  left: 'noch {{time}}',
  playOn: 'Weiterspielen',
  question: 'Die Zeit ist nicht um. Das Spiel jetzt beenden?',
  over: 'Das Spiel jetzt beenden?',
  leads: '{{team}} führt {{score}}.',
  level: 'Es steht unentschieden, {{score}}.',
} as const satisfies SameKeys<typeof en.early>;

export const alarm = {
  on: 'Dieses Gerät tönt und vibriert am Ende der Spielzeit.',
  off: 'Dieses Gerät bleibt am Ende der Spielzeit stumm.',
} as const satisfies SameKeys<typeof en.alarm>;
