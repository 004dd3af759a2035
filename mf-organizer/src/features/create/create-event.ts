import {
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
import type { FirstPlan, NamedTeam } from './first-plan';

/** A new tournament with its teams and games, if they are known already. */
export interface NewEvent {
  readonly tournament: NewTournament;
  readonly teams: readonly NewTeam[];
  /** The teams by their ids. */
  readonly named: readonly NamedTeam[];
  /** Null if there are too few teams for games. */
  readonly plan: FirstPlan | null;
}

/**
 * Creates a tournament, and then its teams, groups, games and referees. Each is stored separately, and the tournament is private until it is published. Another
 * attempt continues where the last one failed, with the present values of the form.
 * @throws CommandFailure
 */
export async function createEvent({ tournament, teams, named, plan }: NewEvent, progress: EventProgress): Promise<void> {
  const { id } = progress;
  await storeTournament(tournament, progress);
  if (teams.length > 0)
    await addTeams(
      id,
      teams,
      named.map((team) => team.id),
    );
  if (!plan) return;
  const referees = await createGames(plan, progress);
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

/** @returns the referees of the stored games: those of an earlier attempt if only its response was lost */
async function createGames(plan: FirstPlan, progress: EventProgress): Promise<FirstPlan['referees']> {
  const { id, sent: earlier } = progress;
  try {
    await saveGroups(id, plan.groups);
    progress.sent = plan;
    await createSchedule(id, plan.preview.plan);
    return plan.referees;
  } catch (error) {
    const stored = error instanceof CommandFailure && error.code === 'conflict' ? await storedGames(id) : [];
    if (stored.length === 0) throw error;
    // After a reload, only the tournament of the earlier attempt is known.
    return earlier && stored.every((game) => game in earlier.preview.plan.matches) ? earlier.referees : {};
  }
}

/** Returns the ids of the games, or none if they could not be read. */
const storedGames = async (id: string): Promise<readonly string[]> => [...(await readSchedule(id).catch(() => new Map())).keys()];
