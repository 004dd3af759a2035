import { boardsPath, dayPath, historyPath, passesPath, scorekeepersPath } from '../paths';
import { textsIn } from '../stored-texts';
import { readDocument, watchDocument, watchList, type Parse } from './parsed';
import { documentAt, limit, orderBy, createQuery, type RawDocument } from '../sdk/source';
import { toDayPlan, record, text, type StoredDayPlan } from './stored-plan';
import type { OnError, OnValue, Unsubscribe } from './watch';

/** An announcement of the organizers. */
export interface Announcement {
  readonly id: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `YYYY-MM-DDTHH:MM` on the tournament's clock; empty for no end. */
  readonly until: string;
}

/** The day of play: the current plan, null if there is none, and the announcements, newest first. */
export interface Day {
  readonly plan: StoredDayPlan | null;
  readonly announcements: readonly Announcement[];
}

/** A pass for scorekeepers. Only its holders know the secret. */
export interface Pass {
  readonly id: string;
  readonly name: string;
  /** From 0; null for all courts. */
  readonly court: number | null;
  readonly createdAt: number;
  /** The organizer who created it: it ends when they no longer organize. */
  readonly createdBy: string;
  readonly isRevoked: boolean;
}

/** A user who scores with a pass. */
export interface Scorekeeper {
  readonly uid: string;
  readonly passId: string;
}

/** A device that scores a court. */
export interface Board {
  /** As in the ids of its goals, see `toGoalId` of the domain. */
  readonly device: string;
  /** The name of the pass; empty for an organizer. */
  readonly name: string;
  /** From 0. */
  readonly court: number;
  /** When a user last acted there, in milliseconds since 1970. */
  readonly at: number;
  /** Ids of goals that were confirmed as separate goals, the latest last. */
  readonly separateGoals: readonly string[];
}

/** A change in the history. */
export interface HistoryRecord {
  readonly id: string;
  /** Id of the match or bracket game; empty if the change concerns the whole day. */
  readonly game: string;
  readonly kind: string;
  /** The user: an account's id, or that of a scorekeeper. */
  readonly by: string;
  readonly at: number;
  readonly from: Readonly<Record<string, unknown>>;
  readonly to: Readonly<Record<string, unknown>>;
}

const millis = (value: unknown): number => {
  const { seconds, nanoseconds } = record(value);
  return Number(seconds ?? 0) * 1000 + Math.floor(Number(nanoseconds ?? 0) / 1e6);
};
const json = (value: unknown): Record<string, unknown> => {
  try {
    return record(JSON.parse(text(value)));
  } catch {
    return {};
  }
};

const parseDay: Parse<Day> = ({ data }) => ({
  plan: toDayPlan(data),
  announcements: Object.entries(record(data['announcements']))
    .map(([id, line]) => ({ id, text: text(record(line)['text']), at: millis(record(line)['at']), until: text(record(line)['until']) }))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1)),
});

const parsePass: Parse<Pass> = ({ id, data }) => ({
  id,
  name: text(data['name']),
  court: data['court'] === '' ? null : Number(data['court']),
  createdAt: millis(data['createdAt']),
  createdBy: text(data['createdBy']),
  isRevoked: Boolean(data['revokedAt']),
});

const parseRecord = ({ id, data }: RawDocument): HistoryRecord => ({
  id,
  game: text(data['game']),
  kind: text(data['kind']),
  by: text(data['by']),
  at: millis(data['at']),
  from: json(data['from']),
  to: json(data['to']),
});

const parseBoard: Parse<Board> = ({ data }) => ({
  device: text(data['device']),
  name: text(data['name']),
  court: Number(data['court']),
  at: millis(data['at']),
  separateGoals: textsIn(data['separateGoals']),
});

const noDay: Day = { plan: null, announcements: [] };

/** The day of play, for every user who may see the tournament. Reads: one, and one per change. */
export function watchDay(tournamentId: string, onValue: OnValue<Day>, onError: OnError): Unsubscribe {
  return watchDocument(documentAt(dayPath(tournamentId)), parseDay, (day, meta) => onValue(day ?? noDay, meta), onError, {
    liveOnly: true,
  });
}

/** Reads the current day of play. One request, nothing live. @throws ReadFailure */
export async function readDay(tournamentId: string): Promise<Day> {
  return (await readDocument(documentAt(dayPath(tournamentId)), parseDay)) ?? noDay;
}

/** The passes of a tournament; for organizers only. Reads: one per pass. */
export function watchPasses(tournamentId: string, onValue: OnValue<Pass[]>, onError: OnError): Unsubscribe {
  return watchList(createQuery(passesPath(tournamentId)), parsePass, onValue, onError, { liveOnly: true });
}

/** One pass, for a user who has accepted it, so that a revocation is noticed at once. Reads: one, and one per change. */
export function watchPass(tournamentId: string, passId: string, onValue: OnValue<Pass | null>, onError: OnError): Unsubscribe {
  return watchDocument(documentAt(`${passesPath(tournamentId)}/${passId}`), parsePass, onValue, onError, { liveOnly: true });
}

/** The id of the pass that a user has accepted, or null. */
export function watchMyPass(tournamentId: string, uid: string, onValue: OnValue<string | null>, onError: OnError): Unsubscribe {
  const source = documentAt(`${scorekeepersPath(tournamentId)}/${uid}`);
  return watchDocument(
    source,
    ({ data }) => text(data['passId']),
    (id, meta) => onValue(id || null, meta),
    onError,
  );
}

/** The scorekeepers with their passes; for organizers only. Reads: one per scorekeeper. */
export function watchScorekeepers(tournamentId: string, onValue: OnValue<Scorekeeper[]>, onError: OnError): Unsubscribe {
  const parse = ({ id, data }: RawDocument): Scorekeeper => ({ uid: id, passId: text(data['passId']) });
  return watchList(createQuery(scorekeepersPath(tournamentId)), parse, onValue, onError, { liveOnly: true });
}

/** The devices that score; for scorekeepers and organizers. Reads: one per device, and one for each report. */
export function watchBoards(tournamentId: string, onValue: OnValue<Board[]>, onError: OnError): Unsubscribe {
  return watchList(createQuery(boardsPath(tournamentId)), parseBoard, onValue, onError, { liveOnly: true });
}

/** The latest changes, newest first; for organizers only. Reads: one per record. */
export function watchHistory(tournamentId: string, onValue: OnValue<HistoryRecord[]>, onError: OnError): Unsubscribe {
  return watchList(createQuery(historyPath(tournamentId), orderBy('at', 'desc'), limit(500)), parseRecord, onValue, onError, {
    liveOnly: true,
  });
}
