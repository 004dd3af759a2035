import { groupLetter, type TeamId } from '@courtside/domain';
import { changePlan, decide, type PlanChange } from '@courtside/domain/day';
import { withdrawTeam } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useTeamName } from '@courtside/tournament-ui';
import { ChoiceCards, space, type Choice } from '@courtside/ui';
import { useState } from 'react';
import { TaskDialog } from '../../../saving/task-dialog';
import { useTask } from '../../../saving/use-task';
import type { BoardGame } from '../data/board-model';
import { carryOut, takeBack } from '../../../games/carry-out';
import { changePlanOfDay } from '../plan/change-plan-of-day';
import { useDay, type Sheet } from '../data/day-context';
import { toNoShow, placesAfter, getWithdrawal, type Forfeit, type PlaceChange } from '../../../games/missing-team';
import { useStagesAfter } from './use-stages-after';
import { useGameWords } from '../data/use-game-words';
import { usePlanWords } from '../plan/use-plan-words';

type Way = 'wait' | 'later' | 'noShow' | 'doubleForfeit' | 'withdraw';
const WAIT = 5;

export interface MissingDialogProps {
  readonly asked: Extract<Sheet, { kind: 'missing' }>;
  readonly onClose: () => void;
}

/** Actions for a missing team, the mildest first, each with its effects. */
export function MissingDialog({ asked, onClose }: MissingDialogProps) {
  const { plan } = useDay();
  const game = plan.games.get(asked.game);
  // Another user has changed the schedule in the meantime.
  return game ? <Ways game={game} side={asked.side} onClose={onClose} /> : null;
}

interface WaysProps {
  readonly game: BoardGame;
  readonly side: 0 | 1;
  readonly onClose: () => void;
}

function Ways({ game, side, onClose }: WaysProps) {
  const { t } = useTranslation('organizerDay');
  const tools = useDay();
  const { tournament, plan, seen, now, did } = tools;
  const { sideName } = useGameWords();
  const { time } = usePlanWords();
  const nameOf = useTeamName();
  const task = useTask((message) => t('failed.title', { message }), { queued: true });
  // A change of the plan depends on what the server has, so it fails without a network.
  const planTask = useTask((message) => t('plan.notDone', { message }), { needsNetwork: true });
  const [chosen, setChosen] = useState<Way>('noShow');
  const team = game.teams[side];
  const [name, opponent] = [sideName(game, side), sideName(game, side === 0 ? 1 : 0)];
  const isAhead = game.phase === 'planned' || game.phase === 'called';
  const goals = tournament.forfeitGoals;
  const next = plan.courts[game.court]?.games.find((one) => one.start > game.start && one.phase === 'planned') ?? null;
  const planned = (change: PlanChange) => changePlan(plan, change, now);
  const wait = planned({ kind: 'late', minutes: WAIT, court: game.court });
  const later = next && planned({ kind: 'swap', one: game.id, other: next.id });
  const noShow = toNoShow(side);
  const both: Forfeit = { kind: 'forfeit', ending: 'doubleForfeit' };
  const mayBothLose = decide(game.state, both, { isBracket: game.kind === 'bracket', hasTeams: game.hasTeams }).allowed;
  const withdrawal = getWithdrawal(plan, team);
  // For a team of the bracket the groups are over: its games there still count.
  const falls = tournament.withdrawnGames === 'fall' && !tournament.bracketSeeds.includes(team as TeamId);
  const places = (changes: readonly PlaceChange[]) =>
    changes.length === 0
      ? t('missing.samePlaces')
      : changes
          .map(({ teamId, groupId, from, to }) => t('missing.place', { team: nameOf(teamId), letter: groupLetter(groupId), from, to }))
          .join('\n');
  const result = { winner: opponent, score: `${goals}–0` };
  const stagesAfter = useStagesAfter();
  const tableAfter = (forfeits: Parameters<typeof placesAfter>[1], gone: readonly TeamId[], only: readonly string[]) => {
    if (game.kind === 'bracket' && gone.length === 0) return t('missing.goesOn', { team: opponent });
    const withdrawn = [...new Set([...tournament.withdrawnTeamIds, ...gone])];
    return stagesAfter(forfeits, withdrawn, only) ?? places(placesAfter(tools, forfeits, withdrawn, only));
  };

  const choices: readonly Choice<Way>[] = [
    ...(isAhead && wait.allowed
      ? [
          {
            value: 'wait',
            label: t('missing.wait', { count: WAIT }),
            text: t('missing.waitText', { count: wait.effect.moved.length }),
          } as const,
        ]
      : []),
    ...(isAhead && next && later?.allowed
      ? [
          {
            value: 'later',
            label: t('missing.later'),
            text: t('missing.laterText', {
              one: sideName(next, 0),
              other: sideName(next, 1),
              first: game.time,
              time: time(later.plan.games.get(game.id)?.start ?? next.start),
            }),
          } as const,
        ]
      : []),
    {
      value: 'noShow',
      label: t('missing.noShow', result),
      text: tableAfter([[game, noShow]], [], game.teams),
    },
    ...(mayBothLose
      ? [
          {
            value: 'doubleForfeit',
            label: t('missing.both'),
            text: t(game.kind === 'bracket' ? 'missing.bothOut' : 'missing.bothText'),
          } as const,
        ]
      : []),
    {
      value: 'withdraw',
      label: t('missing.withdraw', { team: name }),
      text: [
        t('missing.left', { count: withdrawal.left.length, score: `${goals}–0` }),
        t(falls ? 'missing.fall' : 'missing.stand', { count: withdrawal.played }),
        tableAfter(withdrawal.left, [team as TeamId], []),
      ].join('\n'),
    },
  ];

  const forfeited = async (forfeits: readonly (readonly [BoardGame, Forfeit])[]) => {
    await Promise.all(forfeits.map(([one, forfeit]) => carryOut(tournament.id, one, forfeit)));
  };
  /** Undoes forfeits. @param returned the team plays again: until then its opponents pass it in the bracket, whatever is undone there */
  const back = (forfeits: readonly (readonly [BoardGame, Forfeit])[], returned: Promise<unknown>) =>
    Promise.all(
      forfeits.map(async ([one, forfeit]) => {
        if (one.kind === 'bracket') await returned;
        const play = {
          state: 'finished',
          winner: null,
          clock: null,
          goals: [],
          isConfirmed: false,
          ...one.state.play,
          ending: forfeit.ending,
        };
        return takeBack(tournament.id, one, { ...one, state: { ...one.state, play: { ...play, state: 'finished' } } });
      }),
    );
  const changed = async (verdict: typeof wait, text: string) => {
    if (!verdict.allowed) return;
    did({ text, undo: await changePlanOfDay({ tournamentId: tournament.id, plan, seen }, verdict) });
  };
  const decided = (): readonly (readonly [BoardGame, Forfeit])[] =>
    chosen === 'withdraw' ? withdrawal.left : [[game, chosen === 'noShow' ? noShow : both]];
  /** Returns the part that is queued without a network, and the text to show when it is done. */
  const decision = () => {
    const forfeits = decided();
    const isLeaving = chosen === 'withdraw';
    const leave = (isGone: boolean) =>
      isLeaving ? [withdrawTeam(tournament.id, team, isGone, isGone ? forfeits.map(([{ id }]) => id) : [])] : [];
    const text = isLeaving
      ? t('missing.done.withdraw', { team: name, count: forfeits.length })
      : chosen === 'noShow'
        ? t('missing.done.noShow', { team: name, ...result })
        : t('missing.done.both', { team: name, other: opponent });
    return {
      run: () => Promise.all([...leave(true), forfeited(forfeits)]),
      text,
      undo: () => {
        const returned = Promise.all(leave(false));
        return Promise.all([returned, back(forfeits, returned)]);
      },
    };
  };
  const submit = async () => {
    if (chosen === 'wait' || chosen === 'later') {
      const [verdict, text] =
        chosen === 'wait'
          ? [wait, t('missing.done.wait', { team: name, count: WAIT })]
          : [later ?? wait, t('missing.done.later', { team: name })];
      if (await planTask.run(() => changed(verdict, text))) onClose();
      return;
    }
    const { run, ...done } = decision();
    if (!(await task.run(run))) return;
    did(done);
    onClose();
  };
  return (
    <TaskDialog
      task={chosen === 'wait' || chosen === 'later' ? planTask : task}
      onClose={onClose}
      onSubmit={submit}
      title={t(isAhead ? 'missing.title' : 'missing.titleOn', { team: name })}
      submitLabel={t(`missing.submit.${chosen}`)}
      destructive={chosen === 'withdraw'}
      size="small"
      gap={space[3]}
    >
      <ChoiceCards legend={t('missing.what')} choices={choices} value={chosen} onChange={setChosen} />
    </TaskDialog>
  );
}
