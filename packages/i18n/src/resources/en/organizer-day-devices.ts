/** Several devices that score one court. */
export const boards = {
  too: 'Also scoring here: {{names}}.',
  organizer: 'an organizer',
  thisDevice: 'this device',
  otherDevice: 'another device',
  last: 'Last goal: {{team}}, {{time}} ({{device}}).',
  question: 'One goal or two?',
  both: '{{team}}: {{one}} and {{other}} each counted a goal at almost the same time.',
  one: 'One goal: {{score}}',
  two: 'Two goals: {{score}}',
} as const;

/** The pass of a scorekeeper. */
export const pass = {
  of: 'Pass: {{name}}',
  waiting: 'Opening the board with your pass…',
  retry: 'Try again',
  notNeeded: 'You organize this tournament, so you need no pass. The link still works for somebody else.',
  offline: {
    title: 'No connection yet',
    text: 'The pass is kept, and used as soon as there is a network. After that the board also works without one.',
  },
  refused: {
    title: 'This pass does not open the board',
    text: 'The link is incomplete or belongs to another tournament, or the pass was revoked. Ask the organizers for a new one.',
  },
  revoked: {
    title: 'This pass was revoked',
    text: 'What you had scored until then is kept. Ask the organizers whether you should go on.',
  },
  expired: {
    title: 'This pass has expired',
    text: 'A pass is good until the day after the event.',
  },
  notEnabled: {
    title: 'Passes are not switched on here',
    text: 'Scoring without an account needs anonymous sign-in, which the operator of this site has not enabled. Tell the organizers.',
  },
  failed: {
    title: 'The pass could not be used',
    text: 'Something went wrong. Try again; if that does not help, ask the organizers for a new link.',
  },
} as const;

/** Decisions that a scorekeeper leaves to the organizers. */
export const keeper = {
  waits: 'Over: {{score}}. An organizer confirms it.',
  goOn: 'Next game',
  confirmed: '{{team1}} {{score}} {{team2}} was confirmed by an organizer, so it can no longer be changed here.',
} as const;
