import { hasGroups, limits, type PlayerId } from '@courtside/domain';
import { canDrawMixerTeams } from '@courtside/domain/engines';
import { useTranslation } from '@courtside/i18n';
import { PlayersView, Section, useMissingName } from '@courtside/tournament-ui';
import { Button, DicesIcon, ShuffleIcon, Stack, UserPlusIcon } from '@courtside/ui';
import { useMemo, useState } from 'react';
import type { TournamentData } from '../../workspace/tournament-data';
import { SectionVisibility } from '../../visibility/section-visibility';
import { AddMockPlayersDialog } from './add-mock-players-dialog';
import { CreateMixerTeams } from './create-mixer-teams';
import { mixerPlayers } from './mixer-players';
import { PlayerTools } from './player-tools';
import { RemovePlayerDialog } from './remove-player-dialog';
import { SkillDialog } from './skill-dialog';

type Task = { readonly kind: 'mock' | 'draw' } | { readonly kind: 'skill' | 'remove'; readonly id: PlayerId; readonly name: string };

export interface OrganizerPlayersProps {
  readonly data: TournamentData;
  /** Adds a shuffle; missing if there is one. */
  readonly onAddShuffle?: () => void;
}

/** The players of a mixer with the organizer's tools, up to the draw of teams. */
export function OrganizerPlayers({ data, onAddShuffle }: OrganizerPlayersProps) {
  const { t } = useTranslation(['organizerMixer', 'organizerSchedule', 'tournament']);
  const { tournament, teams, profiles } = data;
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const missing = useMissingName(data.isReadingProfiles);
  const players = useMemo(() => mixerPlayers(tournament, profiles, missing), [tournament, profiles, missing]);
  const { allowed } = canDrawMixerTeams(tournament);
  const count = tournament.playerIds.length;
  const icon = { 'size': 20, 'aria-hidden': true } as const;
  const tools = (
    <>
      <Button variant="secondary" icon={<UserPlusIcon {...icon} />} onClick={() => setTask({ kind: 'mock' })}>
        {t('tool.mockPlayers')}
      </Button>
      <Button variant="secondary" icon={<DicesIcon {...icon} />} disabled={!allowed} onClick={() => setTask({ kind: 'draw' })}>
        {t('tool.createTeams')}
      </Button>
      {onAddShuffle && (
        <Button variant="secondary" icon={<ShuffleIcon {...icon} />} onClick={onAddShuffle}>
          {t('tool.addShuffle')}
        </Button>
      )}
    </>
  );
  return (
    <Section id="players" state={<SectionVisibility tournament={tournament} section="players" />} actions={tools}>
      <Stack>
        {hasGroups(tournament) ? (
          <p>{t('hasGroups')}</p>
        ) : (
          count < limits.mixer.players && <p>{t('tooFew', { count, least: limits.mixer.players })}</p>
        )}
        <PlayersView
          playerIds={tournament.playerIds}
          profiles={profiles}
          isReading={data.isReadingProfiles}
          skillOverrides={tournament.skillOverrides}
          detailed
          renderTools={(id, name) => (
            <PlayerTools
              id={id}
              name={name}
              players={players}
              onSkill={() => setTask({ kind: 'skill', id, name })}
              onRemove={() => setTask({ kind: 'remove', id, name })}
            />
          )}
        />
      </Stack>
      {task?.kind === 'mock' && <AddMockPlayersDialog tournamentId={tournament.id} onClose={close} />}
      {task?.kind === 'draw' && <CreateMixerTeams data={data} onClose={close} />}
      {task?.kind === 'skill' && <SkillDialog tournamentId={tournament.id} id={task.id} players={players} onClose={close} />}
      {task?.kind === 'remove' && (
        <RemovePlayerDialog tournament={tournament} teams={teams} id={task.id} name={task.name} onClose={close} />
      )}
    </Section>
  );
}
