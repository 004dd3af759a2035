import { shuffled } from '@courtside/domain/engines';
import { movedToEnd } from '@courtside/domain/registration';
import { setTeamOrder } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Cluster, ListOrderedIcon, ShuffleIcon } from '@courtside/ui';
import type { TournamentData } from '../../workspace/tournament-data';
import { moveTeam } from '../../board/move-team';
import { MissingNotice } from '../../check-in/missing-notice';
import { useMissing } from '../../check-in/use-missing';
import { TeamBoard } from '../../board/team-board';
import { TaskDialog } from '../../saving/task-dialog';
import { useDraft } from '../../saving/use-draft';
import { useTask } from '../../saving/use-task';

const COLUMN = 'seeds';

/** The teams by seed, dragged, moved by menu or shuffled; groups and the first Swiss round use this order. */
export function SeedOrderDialog({ data, onClose }: { readonly data: TournamentData; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerTeams', 'organizerEntries', 'common']);
  const { tournament, teams } = data;
  const {
    draft: order,
    setDraft: setOrder,
    seen,
    onConflict,
    clash,
  } = useDraft({
    stored: { teamOrder: tournament.teamOrder, shown: data.seedOrder },
    getCompared: ({ teamOrder }) => teamOrder,
    toDraft: ({ shown }) => shown,
    merge: (mine, before, now) => (mine.join() === before.join() ? now : mine),
  });
  const task = useTask((message) => t('order.failed', { message }), { queued: true, onConflict });
  const missing = useMissing(tournament, order);
  const column = { id: COLUMN, name: t('order.list'), teamIds: order };
  const submit = async () => {
    if (await task.run(() => setTeamOrder(tournament.id, order, seen.teamOrder))) onClose();
  };
  return (
    <TaskDialog task={task} clash={clash} onClose={onClose} onSubmit={submit} title={t('order.title')} submitLabel={t('order.save')}>
      <p>{t('order.intro')}</p>
      <Cluster>
        <Button
          variant="secondary"
          size="small"
          icon={<ShuffleIcon size={20} aria-hidden="true" />}
          onClick={() => setOrder(shuffled(order, Math.random))}
        >
          {t('order.shuffle')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<ListOrderedIcon size={20} aria-hidden="true" />}
          onClick={() => setOrder(teams.map(({ id }) => id))}
        >
          {t('order.byRegistration')}
        </Button>
      </Cluster>
      <MissingNotice missing={missing} draft={order} onChange={setOrder} atEnd={movedToEnd} />
      <TeamBoard
        columns={[column]}
        numbered
        noteOf={(id) => (missing.teamIds.includes(id) ? t('organizerEntries:checkIn.isMissing') : '')}
        onMove={(teamId, to) => setOrder(moveTeam([column], teamId, to)[0]?.teamIds ?? order)}
        words={{
          instructions: t('order.instructions'),
          nobody: '',
          handle: (team) => t('order.handle', { team }),
          menu: (team) => t('order.handle', { team }),
          up: t('groups.up'),
          down: t('groups.down'),
          moveTo: () => '',
          picked: (team, { index }) => t('order.picked', { team, seed: index + 1 }),
          over: (team, _, seed) => t('order.over', { team, seed }),
          dropped: (team, _, seed) => t('order.dropped', { team, seed }),
          cancelled: (team, { index }) => t('order.cancelled', { team, seed: index + 1 }),
        }}
      />
    </TaskDialog>
  );
}
