import { movedUpAt, type CheckIn, type Handover, type Payment, type TeamEdit } from '@courtside/domain/registration';
import type { HistoryRecord } from '@courtside/firebase';
import { entryRecords } from '../../workspace/entry-records';
import type { TournamentData } from '../../workspace/tournament-data';
import type { Entry } from './entries-model';

const recorded = [...entryRecords, 'checkedIn', 'notCheckedIn'] as const;
type Recorded = (typeof recorded)[number];

/** Something that happened to an entry. */
export interface EntryEvent {
  readonly what: Recorded | 'registered' | 'drawn' | 'movedUp' | 'ownWithdrawal' | 'ownCheckIn' | 'edited' | 'handedOver';
  /** In milliseconds since 1970. */
  readonly at: number;
  /** The user who did it; empty if it happened automatically, or was not recorded. */
  readonly by: string;
  readonly edit?: TeamEdit;
}

interface HistorySource {
  readonly data: Pick<TournamentData, 'tournament' | 'places' | 'draw'>;
  readonly entry: Entry;
  readonly edits: readonly TeamEdit[];
  readonly handover: Pick<Handover, 'takenAt'> | null;
  /** Records of the tournament, as far as they were loaded. */
  readonly records: readonly HistoryRecord[];
  readonly payment: Payment | undefined;
  readonly checkIn: CheckIn | undefined;
}

const isNamed = (what: unknown): what is Recorded => recorded.some((one) => one === what);
/** A record and the change that it describes have the same server time. */
const isSame = (a: number, b: number) => Math.abs(a - b) <= 1;

/**
 * Returns what happened to an entry, the latest first: from the records of organizers, from the captains' changes, and from the entry
 * itself, for what has no record. A check-in that its captain undid leaves no trace.
 */
export function listEntryEvents({ data, entry, edits, handover, records, payment, checkIn }: HistorySource): readonly EntryEvent[] {
  const { team, place, drawn } = entry;
  const about = records.filter(
    ({ to }) => to['teamId'] === team.id || (Array.isArray(to['teamIds']) && to['teamIds'].some((id) => id === team.id)),
  );
  const done = about.flatMap(({ to, at, by }): EntryEvent[] => (isNamed(to['what']) ? [{ what: to['what'], at, by }] : []));
  const isRecorded = (what: Recorded, at: number) => done.some((one) => one.what === what && isSame(one.at, at));
  const event = (what: EntryEvent['what'], at: number | null | undefined, by = ''): EntryEvent[] => (at ? [{ what, at, by }] : []);
  /** By captains, who write no records: as stored, and as it was when an organizer undid it. */
  const withdrawals = [
    place?.withdrawnAt,
    ...about.map(({ from }) => (typeof from['withdrawnAt'] === 'number' ? from['withdrawnAt'] : null)),
  ].flatMap((at) => (at && !isRecorded('placeWithdrawn', at) ? event('ownWithdrawal', at) : []));
  const events = [
    ...event('registered', place?.registeredAt ?? team.registeredAt),
    ...(drawn ? event('drawn', data.draw?.drawnAt) : []),
    ...event('movedUp', movedUpAt(data.tournament, data.places, data.draw).get(team.id)),
    ...withdrawals,
    ...edits.filter(({ teamId }) => teamId === team.id).map((edit): EntryEvent => ({ what: 'edited', at: edit.at, by: edit.by, edit })),
    ...event('handedOver', handover?.takenAt),
    ...(payment && !isRecorded('paid', payment.paidAt) ? event('paid', payment.paidAt, payment.paidBy) : []),
    ...(checkIn && !isRecorded('checkedIn', checkIn.checkedInAt) ? event('ownCheckIn', checkIn.checkedInAt, checkIn.checkedInBy) : []),
    ...done,
  ];
  return events.sort((a, b) => b.at - a.at || (b.edit?.number ?? 0) - (a.edit?.number ?? 0));
}
