import type { DayPhase } from './phase';

/** What can be done with a game on the day of play. */
export type DayActionKind =
  | 'call'
  | 'uncall'
  | 'start'
  | 'unstart'
  | 'pause'
  | 'resume'
  | 'setClock'
  | 'goal'
  | 'undoGoal'
  | 'credit'
  | 'end'
  | 'forfeit'
  | 'cancel'
  | 'correct'
  | 'confirm'
  | 'unconfirm'
  | 'reopen';

/** Why something can not be done with a game. */
export type DayReason =
  /** Of the table: it has not come so far, or is further already. */
  | 'notCalled'
  | 'alreadyCalled'
  | 'notPlaying'
  | 'alreadyPlaying'
  | 'notPaused'
  | 'alreadyPaused'
  | 'notFinished'
  | 'alreadyFinished'
  | 'isConfirmed'
  | 'notConfirmed'
  /** Of what the game is: its teams, goals and scores. */
  | 'teamsUnknown'
  | 'hasGoals'
  | 'hasScores'
  | 'noGoal'
  | 'sameGoal'
  | 'needsWinner'
  | 'contradictsScores'
  | 'othersWait'
  | 'notAScore'
  | 'notATime'
  /** Of who asks. */
  | 'organizersOnly';

/** What becomes of a game that has not been started, whether or not it was called. */
const beforeTheStart = {
  unstart: 'notPlaying',
  pause: 'notPlaying',
  resume: 'notPlaying',
  setClock: 'notPlaying',
  goal: 'notPlaying',
  undoGoal: 'notPlaying',
  credit: 'notPlaying',
  end: 'notPlaying',
  forfeit: 'finished',
  cancel: 'finished',
  correct: 'finished',
  confirm: 'notFinished',
  unconfirm: 'notConfirmed',
  reopen: 'notFinished',
} as const satisfies Partial<Record<DayActionKind, DayPhase | DayReason>>;

/** What becomes of a game that is played, whether or not its clock stands. */
const onceItHasBegun = {
  call: 'alreadyPlaying',
  uncall: 'alreadyPlaying',
  start: 'alreadyPlaying',
  unstart: 'called',
  end: 'finished',
  forfeit: 'finished',
  cancel: 'finished',
  correct: 'notFinished',
  confirm: 'notFinished',
  unconfirm: 'notConfirmed',
  reopen: 'notFinished',
} as const satisfies Partial<Record<DayActionKind, DayPhase | DayReason>>;

/** The one table: from each phase, where an action leads, or why it is forbidden. A reopened game stands `paused`, or `called` where it never had a clock. */
export const transitions: Readonly<Record<DayPhase, Readonly<Record<DayActionKind, DayPhase | DayReason>>>> = {
  planned: {
    call: 'called',
    uncall: 'notCalled',
    start: 'notCalled',
    ...beforeTheStart,
  },
  called: {
    call: 'alreadyCalled',
    uncall: 'planned',
    start: 'playing',
    ...beforeTheStart,
  },
  playing: {
    ...onceItHasBegun,
    pause: 'paused',
    resume: 'notPaused',
    setClock: 'playing',
    goal: 'playing',
    undoGoal: 'playing',
    credit: 'playing',
  },
  paused: {
    ...onceItHasBegun,
    pause: 'alreadyPaused',
    resume: 'playing',
    setClock: 'paused',
    goal: 'paused',
    undoGoal: 'paused',
    credit: 'paused',
  },
  finished: {
    call: 'alreadyFinished',
    uncall: 'alreadyFinished',
    start: 'alreadyFinished',
    unstart: 'alreadyFinished',
    pause: 'alreadyFinished',
    resume: 'alreadyFinished',
    setClock: 'alreadyFinished',
    goal: 'alreadyFinished',
    undoGoal: 'alreadyFinished',
    credit: 'finished',
    end: 'alreadyFinished',
    forfeit: 'finished',
    cancel: 'finished',
    correct: 'finished',
    confirm: 'confirmed',
    unconfirm: 'notConfirmed',
    reopen: 'paused',
  },
  confirmed: {
    call: 'isConfirmed',
    uncall: 'isConfirmed',
    start: 'isConfirmed',
    unstart: 'isConfirmed',
    pause: 'isConfirmed',
    resume: 'isConfirmed',
    setClock: 'isConfirmed',
    goal: 'isConfirmed',
    undoGoal: 'isConfirmed',
    credit: 'confirmed',
    end: 'isConfirmed',
    forfeit: 'confirmed',
    cancel: 'confirmed',
    correct: 'confirmed',
    confirm: 'isConfirmed',
    unconfirm: 'finished',
    reopen: 'paused',
  },
};

/** What is for organisers alone; a scorekeeper scores, and nothing of a game that was confirmed. */
export const organizersOnly: readonly DayActionKind[] = ['forfeit', 'cancel', 'confirm', 'unconfirm'];

export const isPhase = (entry: DayPhase | DayReason): entry is DayPhase => Object.hasOwn(transitions, entry);
