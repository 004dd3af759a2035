import type { DayId, TeamId } from '@courtside/domain';
import { canEditSchedule, exchangeTeams, type SwissPlan } from '@courtside/domain/engines';
import { useState } from 'react';
import { useScoreBook } from '../../score-book/score-book-context';
import { withTyped } from '../../score-book/with-typed';
import { useSchedule } from '../../games/schedule-context';
import { noExchange } from './exchange-fields';
import { nextRound, teamsIn } from './next-round';
import { beforeRound, explainRound, exchangeEffect, isSameRound, listRematches, standingRound } from './round-change';

/**
 * Holds the next round, or the last one drawn again. It is computed when the dialog opens and kept: the organizer saves what they see,
 * whatever arrives in the meantime. The list of what is removed with the last round is updated, so that nothing is lost unseen. It includes
 * scores that were typed a moment ago, before the server has them.
 */
export function useRoundDraft(replaces: DayId | undefined) {
  const { tournament, teams, matches, dayIds } = useSchedule();
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
  const { input, outcome } = next;
  const [byHand, setByHand] = useState<SwissPlan<TeamId> | null>(null);
  const [moved, setMoved] = useState<ReadonlySet<TeamId>>(new Set());
  const [chosen, setChosen] = useState(noExchange);
  const proposed = outcome.kind === 'allPlayed' ? null : outcome;
  const plan = byHand ?? proposed;
  const drawn = plan ? teamsIn(plan) : [];
  // A team that came late, or is back.
  const isOneMissing = Object.values(tournament.groups)
    .flat()
    .some((id) => !tournament.withdrawnTeamIds.includes(id) && !drawn.includes(id));
  return {
    next,
    replaced: replaced && standing && { ...standing, plan: replaced.plan, seen: { ...replaced.seen, mayClear: standing.seen.mayClear } },
    /** The last round, which the new one follows. */
    follows,
    /** A draw would now give another round: the server refuses this one. */
    isOutdated:
      !isSameRound(follows, last?.seen) ||
      !canEditSchedule(tournament).allowed ||
      isOneMissing ||
      drawn.some((id) => tournament.withdrawnTeamIds.includes(id)),
    plan,
    events: plan && byHand ? explainRound(input, byHand) : next.events,
    rematches: plan && byHand ? listRematches(input, byHand) : outcome.kind === 'deadEnd' ? outcome.rematches : [],
    /** Teams whose game was made by hand. */
    moved,
    effect: proposed && byHand ? exchangeEffect(input, proposed, byHand) : null,
    chosen,
    choose: setChosen,
    exchange: () => {
      if (!plan || !chosen.one || !chosen.other) return;
      setByHand(exchangeTeams(plan, chosen.one, chosen.other));
      setMoved(new Set([...moved, chosen.one, chosen.other]));
      setChosen(noExchange);
    },
    undo: () => {
      setByHand(null);
      setMoved(new Set());
      setChosen(noExchange);
    },
  };
}
