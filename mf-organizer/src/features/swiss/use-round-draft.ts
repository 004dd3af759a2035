import { exchangeTeams, type DayId, type SwissPlan, type TeamId } from '@courtside/domain';
import { useState } from 'react';
import { useScoreBook } from '../../score-book/score-book-context';
import { withTyped } from '../../score-book/with-typed';
import { useSchedule } from '../../games/schedule-context';
import { noExchange } from './exchange-fields';
import { nextRound } from './next-round';
import { beforeRound, eventsOf, exchangeEffect, rematchesOf, standingRound } from './round-change';

/**
 * The round to come, or the last one drawn again. Computed when the dialog opens and kept: what the organiser looks at is what is written,
 * whatever comes in meanwhile. A score that was typed a moment ago counts, too, although the server does not have it yet.
 */
export function useRoundDraft(replaces: DayId | undefined) {
  const { tournament, teams, matches, dayIds } = useSchedule();
  const book = useScoreBook();
  const [{ next, replaced }] = useState(() => {
    const typed = withTyped(matches, book);
    const before = replaces === undefined ? { tournament, matches: typed } : beforeRound(tournament, typed, replaces);
    const start = replaces === undefined ? undefined : tournament.scheduleTimes.startTimes[dayIds.indexOf(replaces)];
    const drawn = nextRound(before.tournament, teams, before.matches);
    return {
      next: start === undefined ? drawn : { ...drawn, startTime: start },
      replaced: replaces === undefined ? null : standingRound(tournament, typed, replaces),
    };
  });
  const { input, outcome } = next;
  const [byHand, setByHand] = useState<SwissPlan<TeamId> | null>(null);
  const [moved, setMoved] = useState<ReadonlySet<TeamId>>(new Set());
  const [chosen, setChosen] = useState(noExchange);
  const proposed = outcome.kind === 'allPlayed' ? null : outcome;
  const plan = byHand ?? proposed;
  return {
    next,
    replaced,
    plan,
    events: plan && byHand ? eventsOf(input, byHand) : next.events,
    rematches: plan && byHand ? rematchesOf(input, byHand) : outcome.kind === 'deadEnd' ? outcome.rematches : [],
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
