import { mayHaveEntries, showsTeamNames, withEntries, type Place, type Team, type TeamId, type Tournament } from '@courtside/domain';
import { getPlacements, type Draw, type HeldDraw, type Placement } from '@courtside/domain/registration';
import { query, useWatch, watchDraw, watchEntries, watchPlaces, watchTeams } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useOwnRegistration } from '../use-own-registration';

/** A team in the drawn order. */
export interface DrawnTeam {
  readonly id: TeamId;
  readonly rank: number;
  readonly name: string;
  readonly isMine: boolean;
  /** Null if the team was deleted since. */
  readonly placement: Placement | null;
}

const noTeams: readonly Team[] = [];
const noPlaces: readonly Place[] = [];

/**
 * Loads the data of a draw. Reads: one for it, one per team's place; if the user may see the names, one for the teams and one per team that
 * is not gathered.
 */
export function useDrawn(tournament: Tournament, isOrganizer: boolean) {
  const { t } = useTranslation('draw');
  const { id } = tournament;
  const published = useWatch(query(watchDraw, id));
  const places = useWatch(query(watchPlaces, id));
  const mayName = isOrganizer || showsTeamNames(tournament);
  const gathered = useWatch(mayName ? query(watchTeams, id) : null);
  const asksEntries = mayName && mayHaveEntries(tournament);
  const entries = useWatch(asksEntries ? query(watchEntries, id) : null);
  const own = useOwnRegistration(tournament, noTeams);
  const draw: Draw | null = published.value ?? null;
  const stored = places.value ?? noPlaces;
  const names = new Map(withEntries(gathered.value ?? noTeams, entries.value ?? noTeams).map((team) => [team.id, team.name]));
  const findName = (team: TeamId): string =>
    names.get(team) ?? t('unnamed', { number: (draw?.line ?? []).findIndex((lot) => lot.id === team) + 1 });
  const listTeams = (order: readonly TeamId[], held: HeldDraw): readonly DrawnTeam[] => {
    const placements = getPlacements(tournament, stored, held);
    return order.map((team, index) => ({
      id: team,
      rank: index + 1,
      name: findName(team),
      isMine: own.teamId === team,
      placement: placements.get(team) ?? null,
    }));
  };
  return {
    loading:
      published.status === 'loading' ||
      places.status === 'loading' ||
      (mayName && gathered.status === 'loading') ||
      (asksEntries && entries.status === 'loading'),
    /** The data for the draw and its check could not be read. */
    failed: published.value === undefined || places.value === undefined,
    /** Reads again what could not be read. */
    retry: () => [published, places, gathered, entries].forEach(({ status, retry }) => status === 'error' && retry()),
    draw,
    places: stored,
    nameOf: findName,
    teamsOf: listTeams,
  };
}
