import { parseTournament, type Tournament } from '@courtside/domain';
import { parseBracketPlan, parseStage, withGroups, withStage, type StageId, type BracketPlan } from '@courtside/domain/stages';
import type { Transaction } from 'firebase/firestore';
import { CommandFailure } from '../../errors/command-failure';
import { layoutPath, tournamentPath } from '../../paths';
import { getParsedValue } from '../../repositories/parse';
import type { OpenLive } from '../../session/open-live';

/** A tournament with the fields of one of its brackets. */
export interface BracketEvent {
  /** With the first bracket, as it is stored. */
  readonly first: Tournament;
  /** With the requested bracket's fields; null if its stage was removed. */
  readonly event: Tournament | null;
  /** The plan of a further stage; null for the first bracket. */
  readonly plan: BracketPlan | null;
}

/** Reads a bracket from the server, without its games. @throws CommandFailure `not-found` without a tournament */
export async function bracketEvent(
  transaction: Transaction,
  { sdk, db }: OpenLive,
  tournamentId: string,
  stage: StageId = 'bracket',
): Promise<BracketEvent> {
  const top = await transaction.get(sdk.doc(db, tournamentPath(tournamentId)));
  if (!top.exists()) throw new CommandFailure('not-found', 'The tournament was deleted meanwhile.');
  const first = getParsedValue(parseTournament(tournamentId, top.data()));
  if (stage === 'bracket') return { first, event: first, plan: null };
  const stored = await transaction.get(sdk.doc(db, layoutPath(tournamentId, stage)));
  const plan = stored.exists() ? getParsedValue(parseBracketPlan(stage, stored.data())) : null;
  return { first, event: plan && withStage(first, plan), plan };
}

/** Reads a tournament with the fields of one of its groups, without their games; null if their stage was removed. @throws CommandFailure `not-found` without a tournament */
export async function groupsEvent(
  transaction: Transaction,
  live: OpenLive,
  tournamentId: string,
  stage: StageId = 'groups',
): Promise<{ readonly event: Tournament | null }> {
  const { event } = await bracketEvent(transaction, live, tournamentId);
  if (stage === 'groups' || !event) return { event };
  const stored = await transaction.get(live.sdk.doc(live.db, layoutPath(tournamentId, stage)));
  const plan = stored.exists() ? getParsedValue(parseStage(stage, stored.data())) : null;
  return { event: plan?.kind === 'groups' ? withGroups(event, plan) : null };
}
