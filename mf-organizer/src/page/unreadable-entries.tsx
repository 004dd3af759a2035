import { onMalformedDocument, removeUnreadable, type EntryMap } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Notice, space, Stack } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { useTask } from '../saving/use-task';

interface Entry {
  readonly map: EntryMap;
  readonly id: string;
}

const isMap = (collection: string | undefined): collection is EntryMap =>
  collection === 'teams' || collection === 'schedules' || collection === 'brackets';

/** Returns stored teams, matches and games of a tournament that are unreadable. They are left out everywhere else. */
export function useUnreadableEntries(tournamentId: string): readonly Entry[] {
  const [entries, setEntries] = useState<readonly (Entry & { readonly of: string })[]>([]);
  useEffect(() => {
    const stop = onMalformedDocument(({ path, entry }) => {
      const [map, of] = path.split('/');
      if (of !== tournamentId || entry === null || !isMap(map)) return;
      setEntries((known) =>
        known.some((one) => one.of === of && one.map === map && one.id === entry) ? known : [...known, { of, map, id: entry }],
      );
    });
    return stop;
  }, [tournamentId]);
  return entries.filter(({ of }) => of === tournamentId);
}

/** Lists unreadable entries, and removes them: a remainder of deleted data makes the public page incomplete. */
export function UnreadableEntries({ tournamentId, entries }: { readonly tournamentId: string; readonly entries: readonly Entry[] }) {
  const { t } = useTranslation('organizer');
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const task = useTask((message) => t('unreadable.failed', { message }));
  const left = entries.filter(({ map, id }) => !removed.has(`${map}/${id}`));
  if (left.length === 0) return null;
  const remove = async ({ map, id }: Entry) => {
    if (await task.run(() => removeUnreadable(tournamentId, map, id))) setRemoved((before) => new Set(before).add(`${map}/${id}`));
  };
  return (
    <Notice kind="warning">
      <Stack $gap={space[2]}>
        <span>{t('unreadable.text')}</span>
        {left.map((entry) => (
          <div key={`${entry.map}/${entry.id}`}>
            {t(`unreadable.${entry.map}`, { id: entry.id })}{' '}
            <Button
              variant="secondary"
              size="small"
              disabled={task.busy}
              aria-label={t('unreadable.removeOne', { what: t(`unreadable.${entry.map}`, { id: entry.id }) })}
              onClick={() => void remove(entry)}
            >
              {t('unreadable.remove')}
            </Button>
          </div>
        ))}
        {task.problem && <span role="alert">{task.problem}</span>}
      </Stack>
    </Notice>
  );
}
