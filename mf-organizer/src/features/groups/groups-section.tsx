import { hasGroups } from '@courtside/domain';
import { canEditGroups } from '@courtside/domain/engines';
import { useTranslation } from '@courtside/i18n';
import { GroupsView, Section } from '@courtside/tournament-ui';
import { Button, EmptyState, LayersIcon, Menu, Notice, RefreshCwIcon, Stack, Trash2Icon } from '@courtside/ui';
import { useState } from 'react';
import type { TournamentData } from '../../workspace/tournament-data';
import { TeamBoard } from '../../board/team-board';
import { SectionVisibility } from '../../visibility/section-visibility';
import { CreateGroupsDialog } from './create-groups-dialog';
import { DeleteGroupsDialog } from './delete-groups-dialog';
import { useGroupBoardWords } from '../../board/use-board-words';
import { useColumnWords } from './use-column-words';
import { useGroupMoves } from './use-group-moves';

/** The section of groups before there is a schedule, in which they are created, arranged, created again and deleted. */
export function OrganizerGroups({ data, readOnly }: { readonly data: TournamentData; readonly readOnly: boolean }) {
  const { t } = useTranslation(['organizerTeams', 'organizerSchedule', 'errors']);
  const { tournament, teams, seedOrder } = data;
  const [dialog, setDialog] = useState<'create' | 'delete' | null>(null);
  const moves = useGroupMoves(data, () => t('errors:savingGroups'));
  const words = useGroupBoardWords();
  const columns = useColumnWords()(moves.groups, seedOrder);
  const there = hasGroups(tournament);
  const close = () => setDialog(null);
  if (readOnly) {
    return (
      <Section id="groups">
        <GroupsView groups={tournament.groups} teams={teams} />
      </Section>
    );
  }
  return (
    <Section
      id="groups"
      state={there && <SectionVisibility tournament={tournament} section="groups" />}
      actions={
        there && (
          <Menu
            label={t('groups.more')}
            disabled={!canEditGroups(tournament).allowed}
            items={[
              { key: 'recreate', label: t('groups.recreate'), icon: <RefreshCwIcon size={20} />, onSelect: () => setDialog('create') },
              {
                key: 'delete',
                label: t('groups.delete'),
                icon: <Trash2Icon size={20} />,
                danger: true,
                onSelect: () => setDialog('delete'),
              },
            ]}
          />
        )
      }
    >
      <Stack>
        {moves.problem && <Notice kind="error">{moves.problem}</Notice>}
        {there ? (
          <TeamBoard columns={columns} words={words} onMove={moves.move} />
        ) : (
          <EmptyState
            level={3}
            title={t('groups.empty.title')}
            actions={
              <Button variant="secondary" icon={<LayersIcon size={20} aria-hidden="true" />} onClick={() => setDialog('create')}>
                {t('groups.create')}
              </Button>
            }
          >
            {t('groups.empty.text')}
          </EmptyState>
        )}
      </Stack>
      {dialog === 'create' && <CreateGroupsDialog data={data} onClose={close} />}
      {dialog === 'delete' && <DeleteGroupsDialog tournament={tournament} onClose={close} />}
    </Section>
  );
}
