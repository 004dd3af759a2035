import { useTranslation } from '@courtside/i18n';
import { TextField, useCarriedState } from '@courtside/ui';
import { useState } from 'react';
import { TaskDialog } from '../saving/task-dialog';
import { useTask } from '../saving/use-task';
import { isTooLong, useTooLong } from '../fields/at-most';
import { isHyperlink, linkPrefix } from '../fields/hyperlink';
import { PartHeading, PartList } from './part-list';

/** A game whose link can be set. */
export interface LinkedGame {
  readonly id: string;
  readonly name: string;
  readonly hyperlink: string;
}

export interface HyperlinksDialogProps {
  /** The name under which typed text survives a reload: the tournament and the stage. */
  readonly keptAs: string;
  /** Days, rounds or bracket rounds, in order. */
  readonly parts: readonly { readonly id: string; readonly title: string; readonly games: readonly LinkedGame[] }[];
  readonly onClose: () => void;
  /** Saves only changed links; an empty text removes a link. A plain update; see `useTask`. */
  readonly save: (hyperlinks: Readonly<Record<string, string>>) => Promise<unknown>;
}

/** Links of games to recordings or streams. */
export function HyperlinksDialog({ keptAs, parts, onClose, save }: HyperlinksDialogProps) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const tooLong = useTooLong();
  const [entered, setEntered] = useCarriedState<Readonly<Record<string, string>>>(`${keptAs}.links`, {});
  const [tried, setTried] = useState(false);
  const task = useTask((message) => t('problem.notSaved', { message }), { queued: true });
  const isBad = (id: string) => entered[id] !== undefined && !isHyperlink(entered[id]);
  const stored = new Map(parts.flatMap(({ games }) => games.map(({ id, hyperlink }) => [id, hyperlink] as const)));
  const submit = async () => {
    setTried(true);
    if (Object.keys(entered).some((id) => isBad(id) || isTooLong(entered[id] ?? '', 'hyperlink'))) return;
    const changed = Object.entries(entered)
      .map(([id, link]) => [id, link.trim()] as const)
      .filter(([id, link]) => stored.get(id) !== link);
    if (changed.length === 0 || (await task.run(() => save(Object.fromEntries(changed))))) onClose();
  };
  return (
    <TaskDialog task={task} onClose={onClose} onSubmit={submit} title={t('hyperlinks.title')} submitLabel={t('hyperlinks.save')}>
      <p>{t('hyperlinks.hint', { host: linkPrefix })}</p>
      {parts.map(({ id: part, title, games }) => (
        <section key={part}>
          <PartHeading>{title}</PartHeading>
          <PartList>
            {games.map(({ id, name, hyperlink }) => (
              <li key={id}>
                <TextField
                  label={name}
                  aria-label={t('hyperlinks.field', { game: name })}
                  type="url"
                  inputMode="url"
                  value={entered[id] ?? hyperlink}
                  placeholder={t('hyperlinks.placeholder')}
                  error={tooLong(entered[id] ?? '', 'hyperlink') || (tried && isBad(id) && t('hyperlinks.invalid', { host: linkPrefix }))}
                  onChange={(event) => setEntered({ ...entered, [id]: event.currentTarget.value })}
                />
              </li>
            ))}
          </PartList>
        </section>
      ))}
    </TaskDialog>
  );
}
