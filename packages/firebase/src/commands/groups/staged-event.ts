import {
  hasSchedule,
  parseMatches,
  parseTeams,
  parseTournament,
  type Match,
  type MatchId,
  type Team,
  type Tournament,
} from '@courtside/domain';
import { everyStage, parseStage, withFurtherGroups, type FurtherGroups, type StagePlan, type Stages } from '@courtside/domain/stages';
import type { DocumentData, Transaction } from 'firebase/firestore';
import { CommandFailure } from '../../errors/command-failure';
import { layoutPath, schedulePath, teamsPath, tournamentPath } from '../../paths';
import { getParsedValue, parseEntries } from '../../repositories/parse';
import type { OpenLive } from '../../session/open-live';
import { readWithCourts } from '../games/on-court';

/** An event with the stages that teams come from, as the server has them. Its brackets are without games. */
export interface StagedEvent {
  readonly tournament: Tournament;
  /** In the order of registration. */
  readonly teams: readonly Team[];
  readonly plans: readonly StagePlan[];
  readonly stages: Stages;
}

/**
 * Reads the stages of an event with the games of all groups. @param plans as they were listed: each is read again. @throws CommandFailure `not-found` without a
 * tournament
 */
export async function readStagedEvent(
  transaction: Transaction,
  live: OpenLive,
  tournamentId: string,
  plans: readonly Pick<StagePlan, 'id'>[],
): Promise<StagedEvent> {
  const { sdk, db } = live;
  const read = async (path: string): Promise<DocumentData | undefined> => (await transaction.get(sdk.doc(db, path))).data();
  const top = await read(tournamentPath(tournamentId));
  if (!top) throw new CommandFailure('not-found', 'The tournament was deleted meanwhile.');
  const tournament = getParsedValue(parseTournament(tournamentId, top));
  const teams = parseEntries(teamsPath(tournamentId), (await read(teamsPath(tournamentId))) ?? {}, parseTeams).flat();
  const readGames = async (path: string): Promise<ReadonlyMap<MatchId, Match>> => {
    const { entries } = await readWithCourts(transaction, live, path, (await read(path)) ?? {});
    return new Map(parseEntries(path, entries, parseMatches).flatMap((some) => [...some]));
  };
  const matches = await readGames(schedulePath(tournamentId));
  const found: StagePlan[] = [];
  const groups: FurtherGroups[] = [];
  for (const { id } of plans) {
    const stored = await read(layoutPath(tournamentId, id));
    if (!stored) continue;
    const plan = getParsedValue(parseStage(id, stored));
    found.push(plan);
    if (plan.kind === 'groups') groups.push({ plan, games: hasSchedule(plan) ? await readGames(schedulePath(tournamentId, id)) : null });
  }
  const brackets = found.flatMap((plan) => (plan.kind === 'bracket' ? [{ plan, games: null }] : []));
  return {
    tournament,
    teams: teams.sort((one, other) => one.registeredAt - other.registeredAt || (one.id < other.id ? -1 : 1)),
    plans: found,
    stages: withFurtherGroups(everyStage({ tournament, matches, games: null }, brackets), tournament, groups),
  };
}
