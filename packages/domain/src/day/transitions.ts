import type { DayPhase } from './phase';

/** The kinds of action on a game on the day of play. */
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

/** The reason why an action is impossible. */
export type DayReason =
  /** Reasons in the table: it is too early for the action, or too late. */
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
  /** Reasons of the game: its teams, goals and scores. */
  | 'teamsUnknown'
  | 'hasGoals'
  | 'hasScores'
  | 'noGoal'
  | 'sameGoal'
  | 'needsWinner'
  | 'contradictsScores'
  | 'othersWait'
  | 'othersBegun'
  | 'notAScore'
  | 'notATime'
  /** Reasons of the role. */
  | 'organizersOnly';

/** The actions on a game that has not started, called or not. */
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

/** The actions on a game in play, which stays in its phase unless it ends or its clock changes. */
const inPlay = <Phase extends DayPhase>(phase: Phase) =>
  ({
    call: 'alreadyPlaying',
    uncall: 'alreadyPlaying',
    start: 'alreadyPlaying',
    unstart: 'called',
    setClock: phase,
    goal: phase,
    undoGoal: phase,
    credit: phase,
    end: 'finished',
    forfeit: 'finished',
    cancel: 'finished',
    correct: 'notFinished',
    confirm: 'notFinished',
    unconfirm: 'notConfirmed',
    reopen: 'notFinished',
  }) as const satisfies Partial<Record<DayActionKind, DayPhase | DayReason>>;

/** The actions on a game that is over: its result can be changed, but it is too late for the others. */
const onceItIsOver = <Phase extends DayPhase, Reason extends DayReason>(phase: Phase, reason: Reason) =>
  ({
    call: reason,
    uncall: reason,
    start: reason,
    unstart: reason,
    pause: reason,
    resume: reason,
    setClock: reason,
    goal: reason,
    undoGoal: reason,
    credit: phase,
    end: reason,
    forfeit: phase,
    cancel: phase,
    correct: phase,
    reopen: 'paused',
  }) as const satisfies Partial<Record<DayActionKind, DayPhase | DayReason>>;

/**
 * The table of transitions: for each phase and action, the next phase, or the reason why it is forbidden. A reopened game is `paused`, or
 * `called` if it never had a clock.
 */
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
  playing: { ...inPlay('playing'), pause: 'paused', resume: 'notPaused' },
  paused: { ...inPlay('paused'), pause: 'alreadyPaused', resume: 'playing' },
  finished: { ...onceItIsOver('finished', 'alreadyFinished'), confirm: 'confirmed', unconfirm: 'notConfirmed' },
  confirmed: { ...onceItIsOver('confirmed', 'isConfirmed'), confirm: 'isConfirmed', unconfirm: 'finished' },
};

/** Actions for organizers only. A scorekeeper scores, but does not change a confirmed game. */
export const organizersOnly: readonly DayActionKind[] = ['forfeit', 'cancel', 'confirm', 'unconfirm'];

export const isPhase = (entry: DayPhase | DayReason): entry is DayPhase => Object.hasOwn(transitions, entry);
