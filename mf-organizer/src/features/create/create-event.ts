import { addTeams, CommandFailure, createSchedule, createTournament, saveGroups, setReferees, updateDetails } from '@courtside/firebase';
import type { NewTeam } from '@courtside/firebase';
import type { NewTournament } from './create-form-model';
import type { FirstPlan, NamedTeam } from './first-plan';

/** A tournament with what is known of its teams and games. */
export interface NewEvent {
  readonly tournament: NewTournament;
  readonly teams: readonly NewTeam[];
  /** The same teams by their ids. */
  readonly named: readonly NamedTeam[];
  /** Null where there are too few teams for games. */
  readonly plan: FirstPlan | null;
}

/** How far the attempts have come. */
export interface EventProgress {
  isMade: boolean;
  /** Its games were sent; whether they arrived may be unknown. */
  sent: FirstPlan | null;
}

export const notBegun = (): EventProgress => ({ isMade: false, sent: null });

/**
 * Creates a tournament, and then its teams, groups, games and referees. Each is stored by itself, and the tournament is private until it is
 * published. Who tries again goes on where the last attempt failed, with what the form holds by now.
 * @throws CommandFailure
 */
export async function createEvent(id: string, { tournament, teams, named, plan }: NewEvent, progress: EventProgress): Promise<void> {
  if (progress.isMade) await updateDetails(id, detailsOf(tournament));
  else await createTournament(tournament, id);
  progress.isMade = true;
  if (teams.length > 0)
    await addTeams(
      id,
      teams,
      named.map((team) => team.id),
    );
  if (!plan) return;
  const { referees } = await createGames(id, plan, progress);
  if (Object.keys(referees).length === 0) return;
  // The list of what comes next says which games have a referee, and names them in one press.
  await setReferees(id, referees).catch((error: unknown) => console.warn('The referees were not named', error));
}

const detailsOf = ({ name, location, description, startDate, endDate, timeZone }: NewTournament) => ({
  name: name.trim(),
  location: location.trim(),
  description: description.trim(),
  startDate,
  endDate,
  ...(timeZone === undefined ? {} : { timeZone }),
});

/** @returns the plan that is stored: that of an earlier attempt where only its answer was lost */
async function createGames(id: string, plan: FirstPlan, progress: EventProgress): Promise<FirstPlan> {
  const earlier = progress.sent;
  try {
    await saveGroups(id, plan.groups);
    progress.sent = plan;
    await createSchedule(id, plan.preview.plan);
    return plan;
  } catch (error) {
    if (earlier && error instanceof CommandFailure && error.code === 'conflict') return earlier;
    throw error;
  }
}
