import { groupLetter, type TeamId } from '@courtside/domain';
import { changePlan, decide, type PlanChange, type PlanVerdict } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { useTeamName } from '@courtside/tournament-ui';
import type { Choice } from '@courtside/ui';
import { bothForfeit, getWithdrawal, placesAfter, toNoShow, type PlaceChange } from '../../../games/missing-team';
import type { BoardGame } from '../data/board-model';
import { useDay } from '../data/day-context';
import { useGameWords } from '../data/use-game-words';
import { usePlanWords } from '../plan/use-plan-words';
import { useStagesAfter } from './use-stages-after';

type PlanAction = 'wait' | 'later';
/** An action of an organizer about a missing team. */
export type MissingAction = PlanAction | 'noShow' | 'doubleForfeit' | 'withdraw';

export const isPlanAction = (action: MissingAction): action is PlanAction => action === 'wait' || action === 'later';

/** Minutes that the game is postponed. */
const WAIT = 5;

interface PlanStep {
  readonly verdict: PlanVerdict;
  /** The text to show when it is done. */
  readonly text: string;
}

/** The possible actions, the mildest first. */
interface MissingActions {
  /** The game has not begun. */
  readonly isAhead: boolean;
  /** Each with its effects, in words. */
  readonly choices: readonly Choice<MissingAction>[];
  /** Null if the court has no game to swap with. */
  readonly planChanges: Readonly<Record<PlanAction, PlanStep | null>>;
  readonly missing: Missing;
}

/** The names of the missing team and of its opponent, and its games if it withdraws. */
export interface Missing {
  readonly team: string;
  readonly opponent: string;
  readonly withdrawal: ReturnType<typeof getWithdrawal>;
}

/** Returns the actions that are possible if a side of a game is missing. */
export function useMissingActions(game: BoardGame, side: 0 | 1): MissingActions {
  const { t } = useTranslation('organizerDay');
  const { plan, now } = useDay();
  const { sideName } = useGameWords();
  const { time } = usePlanWords();
  const missing: Missing = {
    team: sideName(game, side),
    opponent: sideName(game, side === 0 ? 1 : 0),
    withdrawal: getWithdrawal(plan, game.teams[side]),
  };
  const { team } = missing;
  const effects = useForfeitEffects(game, side, missing);
  const isAhead = game.phase === 'planned' || game.phase === 'called';
  const next = plan.courts[game.court]?.games.find((one) => one.start > game.start && one.phase === 'planned') ?? null;
  const planned = (change: PlanChange) => changePlan(plan, change, now);
  const wait = planned({ kind: 'late', minutes: WAIT, court: game.court });
  const later = next && planned({ kind: 'swap', one: game.id, other: next.id });
  const mayBothLose = decide(game.state, bothForfeit, { isBracket: game.kind === 'bracket', hasTeams: game.hasTeams }).allowed;
  const choices: (Choice<MissingAction> | false)[] = [
    isAhead &&
      wait.allowed && {
        value: 'wait',
        label: t('missing.wait', { count: WAIT }),
        text: t('missing.waitText', { count: wait.effect.moved.length }),
      },
    isAhead &&
      next !== null &&
      later !== null &&
      later.allowed && {
        value: 'later',
        label: t('missing.later'),
        text: t('missing.laterText', {
          one: sideName(next, 0),
          other: sideName(next, 1),
          first: game.time,
          time: time(later.plan.games.get(game.id)?.start ?? next.start),
        }),
      },
    { value: 'noShow', ...effects.noShow },
    mayBothLose && {
      value: 'doubleForfeit',
      label: t('missing.both'),
      text: t(game.kind === 'bracket' ? 'missing.bothOut' : 'missing.bothText'),
    },
    { value: 'withdraw', ...effects.withdraw },
  ];
  return {
    isAhead,
    choices: choices.filter((choice) => choice !== false),
    missing,
    planChanges: {
      wait: { verdict: wait, text: t('missing.done.wait', { team, count: WAIT }) },
      later: later && { verdict: later, text: t('missing.done.later', { team }) },
    },
  };
}

/** Returns the labels and effects of a forfeit and of a withdrawal. */
function useForfeitEffects(game: BoardGame, side: 0 | 1, { team: name, opponent, withdrawal }: Missing) {
  const { t } = useTranslation('organizerDay');
  const tools = useDay();
  const { tournament } = tools;
  const nameOf = useTeamName();
  const stagesAfter = useStagesAfter();
  const team = game.teams[side] as TeamId;
  const score = `${tournament.forfeitGoals}–0`;
  // For a team of the bracket the groups are over: its games there still count.
  const falls = tournament.withdrawnGames === 'fall' && !tournament.bracketSeeds.includes(team);
  const places = (changes: readonly PlaceChange[]) =>
    changes.length === 0
      ? t('missing.samePlaces')
      : changes
          .map(({ teamId, groupId, from, to }) => t('missing.place', { team: nameOf(teamId), letter: groupLetter(groupId), from, to }))
          .join('\n');
  const tableAfter = (forfeits: Parameters<typeof placesAfter>[1], gone: readonly TeamId[], only: readonly string[]) => {
    if (game.kind === 'bracket' && gone.length === 0) return t('missing.goesOn', { team: opponent });
    const withdrawn = [...new Set([...tournament.withdrawnTeamIds, ...gone])];
    return stagesAfter(forfeits, withdrawn, only) ?? places(placesAfter(tools, forfeits, withdrawn, only));
  };
  return {
    noShow: {
      label: t('missing.noShow', { winner: opponent, score }),
      text: tableAfter([[game, toNoShow(side)]], [], game.teams),
    },
    withdraw: {
      label: t('missing.withdraw', { team: name }),
      text: [
        t('missing.left', { count: withdrawal.left.length, score }),
        t(falls ? 'missing.fall' : 'missing.stand', { count: withdrawal.played }),
        tableAfter(withdrawal.left, [team], []),
      ].join('\n'),
    },
  };
}
