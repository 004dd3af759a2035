import { furtherStageId } from '@courtside/domain/stages';
import {
  addGroups,
  addStage,
  addTeams,
  CommandFailure,
  createSchedule,
  createTournament,
  readSchedule,
  saveGroups,
  setReferees,
  updateDetails,
} from '@courtside/firebase';
import type { NewTeam } from '@courtside/firebase';
import type { NewTournament } from './create-form-model';
import { keepProgress, type EventProgress } from './event-progress';
import type { FirstPlan, NamedTeam, NextStage } from './first-plan';

/** A new tournament with its teams and games, if they are known already. */
export interface NewEvent {
  readonly tournament: NewTournament;
  readonly teams: readonly NewTeam[];
  /** The teams by their ids. */
  readonly named: readonly NamedTeam[];
  /** Null if there are too few teams for games. */
  readonly plan: FirstPlan | null;
  /** The name of its next stage by the kind. */
  readonly stageNames: Readonly<Record<NextStage['kind'], string>>;
}

/**
 * Creates a tournament, and then its teams, groups, games, next stage and referees. Each is stored separately, and the tournament is private until it is published. Another
 * attempt continues where the last one failed, with the present values of the form.
 * @throws CommandFailure
 */
export async function createEvent({ tournament, teams, named, plan, stageNames }: NewEvent, progress: EventProgress): Promise<void> {
  const { id } = progress;
  await storeTournament(tournament, progress);
  if (teams.length > 0)
    await addTeams(
      id,
      teams,
      named.map((team) => team.id),
    );
  if (!plan) return;
  const { referees, next } = await createGames(plan, progress);
  if (next) await addNextStage(next, stageNames[next.kind], progress);
  if (Object.keys(referees).length === 0) return;
  // Errors of referees are ignored: the list of next steps shows games without a referee, and adds them in one press.
  await setReferees(id, referees).catch((error: unknown) => console.warn('The referees were not named', error));
}

async function storeTournament(tournament: NewTournament, progress: EventProgress): Promise<void> {
  const { id, isMade } = progress;
  keepProgress(progress);
  const create = () => createTournament(tournament, id);
  if (isMade)
    await updateDetails(id, getDetails(tournament)).catch((error: unknown) => (mayBeDeleted(error) ? create() : Promise.reject(error)));
  else await create();
  progress.isMade = true;
  keepProgress(progress);
}

const getDetails = ({ name, location, description, startDate, endDate, timeZone }: NewTournament) => ({
  name: name.trim(),
  location: location.trim(),
  description: description.trim(),
  startDate,
  endDate,
  ...(timeZone === undefined ? {} : { timeZone }),
});

/** Whether an error may mean that the tournament of the last attempt was deleted on its page, perhaps long before this attempt. */
const mayBeDeleted = (error: unknown): boolean =>
  error instanceof CommandFailure && (error.code === 'not-found' || error.code === 'permission-denied');

/** @returns what follows the stored games: of an earlier attempt if only its response was lost */
async function createGames(plan: FirstPlan, progress: EventProgress): Promise<Pick<FirstPlan, 'referees' | 'next'>> {
  const { id, sent: earlier } = progress;
  try {
    await saveGroups(id, plan.groups);
    progress.sent = plan;
    await createSchedule(id, plan.preview.plan);
    return plan;
  } catch (error) {
    const stored = error instanceof CommandFailure && error.code === 'conflict' ? await storedGames(id) : [];
    if (stored.length === 0) throw error;
    // After a reload, only the tournament of the earlier attempt is known.
    return earlier && stored.every((game) => game in earlier.preview.plan.matches) ? earlier : { next: plan.next, referees: {} };
  }
}

/** Adds the stage, which is drawn later. The best half of each group plays on; a bracket has the teams that are not in the first one. */
async function addNextStage(next: NextStage, name: string, progress: EventProgress): Promise<void> {
  const { id, stageIds } = progress;
  const stage = furtherStageId(stageIds[next.kind]);
  if (next.kind === 'bracket') return addStage(id, stage, { name, entry: { kind: 'rest', of: 'groups' } }, 2);
  const { last, isOfEach, groupCount, firstDay } = next;
  const entry = { kind: isOfEach ? 'groupRanks' : 'ranks', of: 'groups', first: 1, last } as const;
  await addGroups(id, stage, { name, entry, groupCount, feed: 'snake', carries: 'none', firstDay }, 1);
}

/** Returns the ids of the games, or none if they could not be read. */
const storedGames = async (id: string): Promise<readonly string[]> => [...(await readSchedule(id).catch(() => new Map())).keys()];
