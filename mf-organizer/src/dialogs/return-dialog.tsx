import {
  groupLetter,
  getGameState,
  type BracketGame,
  type GameId,
  type Match,
  type MatchId,
  type Team,
  type TeamId,
  type Tournament,
} from '@courtside/domain';
import { playableBracket } from '@courtside/domain/day';
import { query, useFurtherGroups, useFurtherStages, useWatch, watchHistory, withdrawTeam } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useTeamName } from '@courtside/tournament-ui';
import { ChoiceCards, Notice, space, Spinner, Stack } from '@courtside/ui';
import { useState } from 'react';
import { carryOut, settlePass, takeBack } from '../games/carry-out';
import { forfeitedBy, placesAfter, getReturn } from '../games/missing-team';
import { TaskDialog } from '../saving/task-dialog';
import { planEvent } from '../games/plan-event';
import { useTask } from '../saving/use-task';
import { compareAfter } from '../stages/compare-elsewhere';
import { toEventStages } from '../stages/event-stages';
import { useStageEffects } from '../stages/use-stage-effects';

export interface ReturnDialogProps {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
  /** The team that had left. */
  readonly teamId: TeamId;
  readonly onClose: () => void;
  /** Called with a description of what was done, and its undo. */
  readonly onDone?: (done: { readonly text: string; readonly undo: () => Promise<unknown> }) => void;
}

/** Lets a team play again: the games that it forfeited by leaving can be played after all, or stay forfeited. */
export function ReturnDialog({ tournament, teams, matches, games, teamId, onClose, onDone }: ReturnDialogProps) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const nameOf = useTeamName();
  const history = useWatch(query(watchHistory, tournament.id));
  const task = useTask((message) => t('problem.notSaved', { message }), { queued: true });
  const [isPlayed, setPlayed] = useState(true);
  const { stages: further, isLoading: isReading } = useFurtherStages(tournament);
  const { stages: furtherGroups, isLoading: areGroupsLoading } = useFurtherGroups(tournament);
  const event = toEventStages({ tournament, teams, matches, groups: furtherGroups, brackets: further });
  const stageWords = useStageEffects(event);
  const plan = planEvent({
    tournament,
    matches,
    games,
    further,
    furtherGroups,
    bracket: playableBracket(tournament, games),
    stored: null,
    teams,
  });
  const [stage = 'bracket', own] = [...plan.brackets].find(([, one]) => one.bracket.seeds.includes(teamId)) ?? [];
  const bracket = own?.bracket ?? null;
  const forfeited = forfeitedBy(history.value ?? [], teamId);
  const { open, stay, passed } = getReturn(plan, bracket, teamId, forfeited);
  const passedBy = bracket && passed ? (getGameState(bracket, passed).winner as TeamId) : null;
  const count = open.length + (passed ? 1 : 0);
  const team = nameOf(teamId);
  const opened = isPlayed ? open : [];
  const withdrawn = tournament.withdrawnTeamIds.filter((id) => id !== teamId);
  const consequences = (played: typeof open): string => {
    const effects = compareAfter(event, new Map(played.map(([game]) => [game.id as string, { kind: 'reopen' }])), withdrawn);
    if (effects) return stageWords(effects).join('\n') || t('history.back.samePlaces');
    const changes = placesAfter(
      { tournament, teams, matches },
      played.map(([game]) => [game, { kind: 'reopen' }]),
      withdrawn,
    );
    return changes.length === 0
      ? t('history.back.samePlaces')
      : changes
          .map(({ teamId: id, groupId, from, to }) =>
            t('correct.place', { team: nameOf(id), from, to, group: t('common:group', { letter: groupLetter(groupId) }) }),
          )
          .join('\n');
  };
  const opponents = [...open.map(([{ teams: sides }]) => sides[sides[0] === teamId ? 1 : 0]), ...(passedBy ? [passedBy] : [])].map(nameOf);
  const submit = async () => {
    const isDone = await task.run(() => {
      const returned = withdrawTeam(tournament.id, teamId, false);
      // While the team is withdrawn, its opponents pass it in the bracket, whatever is undone there.
      const afterwards = async (isBracket: boolean, act: () => Promise<unknown>) => {
        if (isBracket) await returned;
        await act();
      };
      return Promise.all([
        returned,
        ...opened.map(([game]) => afterwards(game.kind === 'bracket', () => takeBack(tournament.id, { ...game, phase: 'planned' }, game))),
        ...(passed ? [afterwards(true, () => settlePass(tournament.id, passed, isPlayed ? null : passedBy, stage))] : []),
      ]);
    });
    if (!isDone) return;
    onDone?.({
      text: isPlayed && count > 0 ? t('history.back.done', { team, count }) : t('history.what.takenBackIn', { team }),
      undo: () =>
        Promise.all([
          withdrawTeam(tournament.id, teamId, true, forfeited),
          ...opened.map(([game, forfeit]) => carryOut(tournament.id, game, forfeit)),
        ]),
    });
    onClose();
  };
  const isLoading = isReading || areGroupsLoading || (history.value === undefined && history.status !== 'error');
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('history.what.takenBackIn', { team })}
      submitLabel={t('history.back.submit')}
      submitDisabled={isLoading}
      size="small"
    >
      <Stack $gap={space[3]}>
        {history.status === 'error' && <Notice kind="warning">{t('history.back.unknown')}</Notice>}
        {isLoading && <Spinner label={t('common:loading')} />}
        {!isLoading && count === 0 && history.status !== 'error' && <p>{t('history.back.nothing')}</p>}
        {count > 0 && (
          <ChoiceCards
            legend={t('history.back.what')}
            value={isPlayed ? 'play' : 'stay'}
            onChange={(value) => setPlayed(value === 'play')}
            choices={[
              {
                value: 'play',
                label: t('history.back.play', { count }),
                text: [
                  opponents.map((name) => t('history.back.against', { team: name })).join('\n'),
                  t('history.back.when'),
                  consequences(open),
                ].join('\n'),
              },
              { value: 'stay', label: t('history.back.stay'), text: [t('history.back.stayText'), consequences([])].join('\n') },
            ]}
          />
        )}
        {stay > 0 && <Notice kind="info">{t('history.back.bound', { count: stay })}</Notice>}
      </Stack>
    </TaskDialog>
  );
}
