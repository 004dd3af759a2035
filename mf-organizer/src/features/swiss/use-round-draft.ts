import type { DayId, TeamId } from '@courtside/domain';
import { canEditSchedule } from '@courtside/domain/engines';
import { useState } from 'react';
import { useScoreBook } from '../../score-book/score-book-context';
import { withTyped } from '../../score-book/with-typed';
import { useSchedule } from '../../games/schedule-context';
import { noExchange } from './exchange-fields';
import { drawnFor, nextRound, proposedPlan } from './next-round';
import { exchangeIn, teamsIn, type RoundPlan } from './round-plan';
import { useSwissEvent } from './use-swiss-event';
import { beforeRound, explainRound, exchangeEffect, isSameRound, listRematches, standingRound } from './round-change';

/**
 * Holds the next round, or the last one drawn again. It is computed when the dialog opens and kept: the organizer saves what they see,
 * whatever arrives in the meantime. The list of what is removed with the last round is updated, so that nothing is lost unseen. It includes
 * scores that were typed a moment ago, before the server has them.
 */
export function useRoundDraft(replaces: DayId | undefined) {
  const { teams, matches, dayIds } = useSchedule();
  const tournament = useSwissEvent();
  const book = useScoreBook();
  const lastId = dayIds.at(-1);
  const last = lastId === undefined ? null : standingRound(tournament, withTyped(matches, book), lastId);
  const [{ next, replaced, follows }] = useState(() => {
    const typed = withTyped(matches, book);
    const before = replaces === undefined ? { tournament, matches: typed } : beforeRound(tournament, typed, replaces);
    const start = replaces === undefined ? undefined : tournament.scheduleTimes.startTimes[dayIds.indexOf(replaces)];
    const drawn = nextRound(before.tournament, teams, before.matches);
    return {
      next: start === undefined ? drawn : { ...drawn, startTime: start },
      replaced: replaces === undefined ? null : standingRound(tournament, typed, replaces),
      follows: last?.seen,
    };
  });
  const standing = replaces === undefined ? null : last;
  const [byHand, setByHand] = useState<RoundPlan | null>(null);
  const [moved, setMoved] = useState<ReadonlySet<TeamId>>(new Set());
  const [chosen, setChosen] = useState(noExchange);
  const proposed = proposedPlan(next);
  const plans = byHand ?? proposed;
  const drawn = drawnFor(next);
  // A team that came late, or is back.
  const isOneMissing = Object.values(tournament.groups)
    .flat()
    .some((id) => !tournament.withdrawnTeamIds.includes(id) && !drawn.includes(id));
  return {
    next,
    replaced: replaced && standing && { ...standing, plans: replaced.plans, seen: { ...replaced.seen, mayClear: standing.seen.mayClear } },
    /** The last round, which the new one follows. */
    follows,
    /** A draw would now give another round: the server refuses this one. */
    isOutdated:
      !isSameRound(follows, last?.seen) ||
      !canEditSchedule(tournament).allowed ||
      isOneMissing ||
      teamsIn(plans).some((id) => tournament.withdrawnTeamIds.includes(id)),
    plans,
    /** The pairings of each group with their reasons; null for a group whose teams have all met. */
    groups: next.groups.map(({ groupId, input, outcome, events, isAlone }) => {
      const plan = plans.find((one) => one.groupId === groupId) ?? null;
      return {
        groupId,
        plan,
        isAlone,
        events: plan && byHand ? explainRound(input, plan) : events,
        rematches: plan && byHand ? listRematches(input, plan) : outcome.kind === 'deadEnd' ? outcome.rematches : [],
      };
    }),
    /** How many games of the proposed round are rematches. */
    proposedRematches: next.groups.reduce((sum, { outcome }) => sum + (outcome.kind === 'deadEnd' ? outcome.rematches.length : 0), 0),
    /** Teams whose game was made by hand. */
    moved,
    effect: byHand ? exchangeEffect(next.groups, proposed, byHand) : null,
    chosen,
    choose: setChosen,
    exchange: () => {
      if (!chosen.one || !chosen.other) return;
      const after = exchangeIn(plans, chosen.one, chosen.other);
      setChosen(noExchange);
      if (!after) return;
      setByHand(after);
      setMoved(new Set([...moved, chosen.one, chosen.other]));
    },
    undo: () => {
      setByHand(null);
      setMoved(new Set());
      setChosen(noExchange);
    },
  };
}
