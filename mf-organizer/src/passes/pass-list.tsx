import { courtLetter, type Tournament } from '@courtside/domain';
import { renamePass, type Pass } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Badge, Button, Cluster, Notice, TextField } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import { RowList, RowText } from '../rows/row-list';
import { isTooLong, useTooLong } from '../fields/at-most';
import { useTask } from '../saving/use-task';
import { passState } from './pass-state';

export interface PassListProps {
  readonly tournament: Tournament;
  readonly passes: readonly Pass[];
  readonly now: number;
  readonly onRevoke: (pass: Pass) => void;
}

/** The passes of a tournament, the newest first: name, court, and whether they still open the board. */
export function PassList({ tournament, passes, now, onRevoke }: PassListProps) {
  const { t } = useTranslation(['organizerDesk', 'common']);
  const format = useFormat();
  const [renamed, setRenamed] = useState<string | null>(null);
  const newest = [...passes].sort((a, b) => b.createdAt - a.createdAt);
  return (
    <RowList>
      {newest.map((pass) => {
        const { id, name, court, createdAt } = pass;
        const state = passState(pass, tournament, now);
        const courts = court === null ? t('passes.allCourts') : t('common:court', { letter: courtLetter(court) });
        if (renamed === id) return <Rename key={id} tournamentId={tournament.id} pass={pass} onDone={() => setRenamed(null)} />;
        return (
          <li key={id}>
            <RowText>
              <strong>{name}</strong>
              <small>{t('passes.made', { court: courts, when: format.dateTime(createdAt) })}</small>
            </RowText>
            <Badge>{t(`passes.state.${state}`)}</Badge>
            {state === 'active' && (
              <Cluster>
                <Button
                  type="button"
                  variant="quiet"
                  size="small"
                  aria-label={t('passes.renameOf', { name })}
                  onClick={() => setRenamed(id)}
                >
                  {t('passes.rename')}
                </Button>
                <Button
                  type="button"
                  variant="secondary"
                  size="small"
                  aria-label={t('passes.revokeOf', { name })}
                  onClick={() => onRevoke(pass)}
                >
                  {t('passes.revoke')}
                </Button>
              </Cluster>
            )}
          </li>
        );
      })}
    </RowList>
  );
}

function Rename({ tournamentId, pass, onDone }: { readonly tournamentId: string; readonly pass: Pass; readonly onDone: () => void }) {
  const { t } = useTranslation(['organizerDesk', 'common']);
  const tooLong = useTooLong();
  const [name, setName] = useState(pass.name);
  const task = useTask((message) => t('passes.renameFailed', { message }), { queued: true });
  const field = useRef<HTMLInputElement>(null);
  // The pressed button is gone; the focus moves to the name.
  useEffect(() => {
    field.current?.focus();
  }, []);
  const isBad = name.trim() === '';
  const save = async () => {
    if (!isBad && !isTooLong(name, 'pass') && (await task.run(() => renamePass(tournamentId, pass.id, name)))) onDone();
  };
  return (
    <li>
      <RowText>
        <TextField
          label={t('passes.newName', { name: pass.name })}
          value={name}
          ref={field}
          error={tooLong(name, 'pass') || (isBad && t('passes.nameMissing'))}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter is for this name, not for the form around it.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void save();
          }}
        />
      </RowText>
      <Cluster>
        <Button type="button" variant="quiet" size="small" onClick={onDone}>
          {t('common:action.cancel')}
        </Button>
        <Button type="button" size="small" loading={task.busy} onClick={() => void save()}>
          {t('common:action.save')}
        </Button>
      </Cluster>
      {task.problem && <Notice kind="error">{task.problem}</Notice>}
    </li>
  );
}
