import { parseBracketGames, parseMatches, parseTeams, parseTournament } from '@courtside/domain';
import { inStageOrder, parseBracketPlan, parseStage, type FurtherGroups, type FurtherStage } from '@courtside/domain/stages';
import { getPagePattern } from '@courtside/federation/links';
import { toDayPlan } from '@courtside/firebase/wire';
import { Route, Routes } from 'react-router-dom';
import { loadAfter } from '../features/tournament/after/use-after';
import { loadEngine } from '../features/tournament/day/use-day-of-play';
import TournamentPage from '../features/tournament/tournament-page';
import { loadFurtherGroups } from '../live/further-groups';
import * as client from '../first-view/client';
import type { GivenTournament } from '../first-view/given';
import type { FirstPage } from './first-page';

const orElse = <Value,>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false }, fallback: Value): Value =>
  result.ok ? result.value : fallback;

/** Reads the further brackets in their order, without those that can't be read. */
function stagesIn(stored: GivenTournament['documents']['stages'] = []): FurtherStage[] {
  const games = new Map(stored.map((one) => [one.id, one.games && orElse(parseBracketGames(one.games), null)]));
  const plans = stored.flatMap(({ id, plan }) => {
    const parsed = parseBracketPlan(id, plan);
    return parsed.ok ? [parsed.value] : [];
  });
  return inStageOrder(plans).map((plan) => ({ plan, games: games.get(plan.id) ?? null }));
}

/** Reads the further groups in the same way. */
function groupsIn(stored: GivenTournament['documents']['furtherGroups'] = []): FurtherGroups[] {
  const games = new Map(stored.map((one) => [one.id, one.games && orElse(parseMatches(one.games), null)]));
  const plans = stored.flatMap(({ id, plan }) => {
    const parsed = parseStage(id, plan);
    return parsed.ok && parsed.value.kind === 'groups' ? [parsed.value] : [];
  });
  return inStageOrder(plans).map((plan) => ({ plan, games: games.get(plan.id) ?? null }));
}

/** A tournament's page, with its stored games. Null for one that visitors may not see. */
export async function tournamentView({ id, documents }: GivenTournament): Promise<FirstPage | null> {
  const parsed = parseTournament(id, documents.tournament);
  if (!parsed.ok || !parsed.value.isTournamentPublic) return null;
  // The page fetches these on a day of play and after it; here they have to be loaded first.
  const { teams, schedule, bracket, day, stages, furtherGroups = [] } = documents;
  await Promise.all([loadEngine(), loadAfter(), ...(furtherGroups.length > 0 ? [loadFurtherGroups()] : [])]);
  return {
    page: (
      <Routes>
        <Route path={getPagePattern('tournament')} element={<TournamentPage />} />
      </Routes>
    ),
    words: ['tournament', 'schedule', 'standings', 'bracket', 'team', 'after', ...(furtherGroups.length > 0 ? (['stages'] as const) : [])],
    known: new Map<unknown, unknown>([
      [client.watchTournament, parsed.value],
      [client.watchTeams, orElse(parseTeams(teams ?? {}), [])],
      [client.watchSchedule, orElse(parseMatches(schedule ?? {}), new Map())],
      [client.watchBracket, orElse(parseBracketGames(bracket ?? {}), new Map())],
      [client.watchStages, stagesIn(stages)],
      [client.watchGroupStages, groupsIn(furtherGroups)],
      [client.watchDay, { plan: toDayPlan(day ?? {}), announcements: [] }],
      // The page shows nothing about entries before they have loaded.
      [client.watchEntries, []],
      [client.watchPlaces, []],
      [client.watchWithdrawn, []],
      [client.watchDraw, null],
    ]),
  };
}
