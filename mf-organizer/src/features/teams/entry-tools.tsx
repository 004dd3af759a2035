import { useTranslation } from '@courtside/i18n';
import { Button, Checkbox, Cluster, color, line, Notice, radius, space, touch, type } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { TournamentData } from '../../workspace/tournament-data';
import { actsFor, type BulkAct, type Entry, type EntryFilter } from './entries-model';
import { useBulk } from './use-bulk';
import { WithdrawEntriesDialog } from './withdraw-entries-dialog';

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  button {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: ${touch};
    padding: 0 ${space[2]};
    border: ${line.hair} solid ${color.lineStrong};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink2};
    ${type.small}
    font-weight: 600;
    cursor: pointer;
  }
  button:hover {
    background: ${color.sunken};
  }
  button[aria-pressed='true'] {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.surface};
  }
  b {
    font-variant-numeric: tabular-nums;
    font-weight: 750;
  }
`;

interface EntryFiltersProps {
  readonly filters: readonly { readonly filter: EntryFilter; readonly count: number }[];
  readonly current: EntryFilter;
  readonly onChange: (filter: EntryFilter) => void;
}

/** Chooses which entries are shown, with the number of each kind. Nothing if all are of the same kind. */
export function EntryFilters({ filters, current, onChange }: EntryFiltersProps) {
  const { t } = useTranslation('organizerEntries');
  if (filters.length === 0) return null;
  return (
    <Chips role="group" aria-label={t('list.show')}>
      {filters.map(({ filter, count }) => (
        <button key={filter} type="button" aria-pressed={filter === current} onClick={() => onChange(filter)}>
          {t(`list.filter.${filter}`)} <b>{count}</b>
        </button>
      ))}
    </Chips>
  );
}

// At the bottom of a phone's screen, and in view however long the list is.
const Bar = styled.div`
  position: sticky;
  bottom: var(--cs-lower-edge, 0px);
  z-index: 2;
  display: grid;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]};
  border: ${line.control} solid ${color.ink};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

interface BulkBarProps {
  readonly data: TournamentData;
  /** All shown entries, and the chosen ones among them. */
  readonly shown: readonly Entry[];
  readonly chosen: readonly Entry[];
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Actions on the chosen entries: each button names how many of them it changes. */
export function BulkBar({ data, shown, chosen, onChoose, onClose }: BulkBarProps) {
  const { t } = useTranslation('organizerEntries');
  const { task, run, done } = useBulk(data);
  const [withdrawing, setWithdrawing] = useState<readonly Entry[] | null>(null);
  const start = (act: BulkAct, entries: readonly Entry[]) => {
    if (act === 'withdrawn') setWithdrawing(entries);
    else void run(act, entries).then((isDone) => isDone && onChoose([]));
  };
  return (
    <Bar role="region" aria-label={t('bulk.title')}>
      <Cluster $justify="space-between">
        <Checkbox
          label={t('bulk.all')}
          checked={shown.length > 0 && chosen.length === shown.length}
          onChange={(event) => onChoose(event.currentTarget.checked ? shown.map(({ team }) => team.id) : [])}
        />
        <Button variant="quiet" size="small" onClick={onClose}>
          {t('bulk.close')}
        </Button>
      </Cluster>
      {/* Next to the checkbox and not its label: an unchecked box was called “2 teams selected”. */}
      <span role="status">{chosen.length > 0 && t('bulk.chosen', { count: chosen.length })}</span>
      {chosen.length > 0 && (
        <Cluster>
          {actsFor(chosen, data.tournament).map(({ act, entries }) => (
            <Button
              key={act}
              variant={act === 'withdrawn' ? 'danger' : 'secondary'}
              size="small"
              disabled={task.busy}
              onClick={() => start(act, entries)}
            >
              {t(`bulk.do.${act}`)} ({entries.length})
            </Button>
          ))}
        </Cluster>
      )}
      {task.problem && <Notice kind="error">{task.problem}</Notice>}
      {withdrawing && (
        <WithdrawEntriesDialog
          data={data}
          entries={withdrawing}
          onClose={() => setWithdrawing(null)}
          onDone={() => {
            setWithdrawing(null);
            onChoose([]);
            void done('withdrawn', withdrawing);
          }}
        />
      )}
    </Bar>
  );
}
