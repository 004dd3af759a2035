/** The clock of a game on court. */
export const clock = {
  left: '{{time}} left',
  over: '{{time}} over time',
  label: 'Time played',
  of: '{{played}} of {{length}} minutes',
  period: 'Period {{number}} of {{count}}',
  periodOver: 'End of period {{number}}',
} as const;

/** The sheet that corrects the clock. */
export const clockSheet = {
  title: 'Correct the clock',
  timeLeft: 'Time left',
  hint: 'Minutes and seconds, as in 7:30.',
  range: 'Minutes and seconds, from 0:00 to {{most}}.',
  set: 'Set the clock',
  fewerMinute: '1 minute less',
  fewerSeconds: '10 seconds less',
  moreSeconds: '10 seconds more',
  moreMinute: '1 minute more',
  over: 'The game is over: its clock has stopped.',
} as const;

/** The question before a game ends early. */
export const early = {
  end: 'End now',
  left: '{{time}} left',
  playOn: 'Go on playing',
  question: 'The time is not over. End the game now?',
  over: 'End the game now?',
  leads: '{{team}} leads {{score}}.',
  level: 'It is level at {{score}}.',
} as const;

/** The device's signal at the end of time. */
export const alarm = {
  on: 'This device sounds and vibrates at the end of time.',
  off: 'This device stays silent at the end of time.',
} as const;
