import { limits, type Team, type Tournament } from '@courtside/domain';
import { mixerFairness } from '@courtside/domain/engines';
import { acceptMixerTeams } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Button, Cluster, DicesIcon, Notice, showToast, space, type as text, Undo2Icon } from '@courtside/ui';
import styled from 'styled-components';
import { CountField } from '../../fields/count-field';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { largestTeam, newTeams } from './mixer-draw';
import type { MixerPlayers } from './mixer-players';
import { MixerBoard } from './mixer-board';
import { useMixerDraw } from './use-mixer-draw';

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[3]};
  strong {
    ${text.d3}
  }
`;

const Size = styled.div`
  width: 14rem;
`;

export interface CreateMixerTeamsDialogProps {
  readonly tournament: Tournament;
  /** The existing teams, which are replaced. */
  readonly teams: readonly Team[];
  readonly players: MixerPlayers;
  readonly onClose: () => void;
}

/** Create Mixer Teams: draws by skill, draws again, allows changes by hand, and only then creates them. */
export function CreateMixerTeamsDialog({ tournament, teams, players, onClose }: CreateMixerTeamsDialogProps) {
  const { t } = useTranslation(['organizerMixer', 'organizerSchedule', 'common']);
  const format = useFormat();
  const draw = useMixerDraw(tournament.id, players);
  const task = useTask((message) => t('problem.teams', { message }));
  const most = largestTeam(players.ids.length);
  const { averages, spread } = mixerFairness(draw.teams, players.skillOf);
  const figure = (value: number) => format.number(value, 2);
  const smallest = Math.min(...draw.teams.map((team) => team.length));
  const larger = draw.teams.filter((team) => team.length > smallest).length;
  const unknown = players.ids.filter((id) => players.skillOf(id) === null).length;
  const submit = async () => {
    if (!(await task.run(() => acceptMixerTeams(tournament.id, newTeams(draw.teams))))) return;
    showToast(t('draw.done', { count: draw.teams.length }));
    onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('draw.title')}
      submitLabel={t('draw.submit', { teams: t('draw.teams', { count: draw.teams.length }) })}
      submitDisabled={draw.teams.length === 0 || draw.isOutdated}
      size="large"
    >
      <Cluster $justify="space-between">
        <Size>
          <CountField
            label={t('draw.teamSize')}
            value={draw.teamSize}
            onChange={draw.setTeamSize}
            min={limits.playersPerTeam.minimum}
            max={most}
            maxDigits={2}
            error={draw.teams.length === 0 && t('draw.sizeRange', { least: limits.playersPerTeam.minimum, most })}
          />
        </Size>
        <Button
          variant="secondary"
          icon={<DicesIcon size={20} aria-hidden="true" />}
          disabled={draw.teams.length === 0}
          onClick={draw.again}
        >
          {t('draw.again')}
        </Button>
      </Cluster>
      {unknown > 0 && <Notice kind="info">{t('draw.unknown', { count: unknown, skill: limits.skill.unknown })}</Notice>}
      {draw.teams.length > 0 && (
        <>
          <Figures role="status">
            <strong>{t('draw.spread', { spread: figure(spread) })}</strong>
            <span>{t('draw.spreadText', { lowest: figure(Math.min(...averages)), highest: figure(Math.max(...averages)) })}</span>
            {draw.isChanged && <span>{t('draw.asDrawn', { spread: figure(mixerFairness(draw.drawn, players.skillOf).spread) })}</span>}
            <span>
              {t('draw.number', { number: draw.number })}, {t('draw.teams', { count: draw.teams.length })}.{' '}
              {larger > 0 && t('draw.larger', { count: larger })}
            </span>
          </Figures>
          {draw.isOutdated && <Notice kind="warning">{t('draw.changed')}</Notice>}
          <Cluster $justify="space-between">
            <p>{t('draw.hint')}</p>
            {draw.isChanged && (
              <Button variant="quiet" size="small" icon={<Undo2Icon size={20} aria-hidden="true" />} onClick={draw.undo}>
                {t('draw.undo')}
              </Button>
            )}
          </Cluster>
          <MixerBoard teams={draw.teams} averages={averages} players={players} onSwap={draw.swap} />
        </>
      )}
      {teams.length > 0 && (
        <Notice kind="warning">{t('draw.replaces', { count: teams.length, names: format.list(teams.map(({ name }) => name)) })}</Notice>
      )}
      {tournament.isRegistrationOpen && <Notice kind="info">{t('draw.closes')}</Notice>}
    </TaskDialog>
  );
}
