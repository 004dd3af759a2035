import { MAX_NOTE_LENGTH, positions, type FreeAgent, type Position } from '@courtside/domain/registration';
import { linkTo } from '@courtside/federation/links';
import { lookForTeam, query, useWatch, watchOwnProfile } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Cluster, Notice, SelectField, space, Spinner, TextArea, useTyped } from '@courtside/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useSending } from '../../failure/use-sending';
import { Small } from './panel';

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`;

const problems = { 'unavailable': 'offline', 'permission-denied': 'closed', 'conflict': 'hasTeam', 'other': 'other' } as const;

const positionOf = (text: string): Position => positions.find((one) => one === text) ?? 'any';

interface LookingFormProps {
  readonly tournamentId: string;
  readonly uid: string;
  /** The player's entry on the list, or null. */
  readonly entry: FreeAgent | null;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/**
 * Lets a player say where they would play, with a note to captains. The text stays in the tab until it is sent or discarded, unless the list has
 * changed by then. A player without a profile creates it first: captains read its name.
 */
export function LookingForm({ tournamentId, uid, entry, onSaved, onCancel }: LookingFormProps) {
  const { t } = useTranslation(['registration', 'common']);
  const profile = useWatch(query(watchOwnProfile, uid));
  const [typed, change, forget] = useTyped(`looking.${tournamentId}.${uid}`, {
    position: entry?.position ?? 'any',
    notes: entry?.notes ?? '',
  });
  const { notes } = typed;
  const position = positionOf(typed.position);
  const { isBusy, problem, send } = useSending(problems);
  const first = useRef<HTMLSelectElement>(null);
  const isShown = profile.status !== 'loading' && profile.value !== null;
  // The pressed button is gone.
  useEffect(() => {
    if (isShown) first.current?.focus();
  }, [isShown]);
  if (profile.status === 'loading') return <Spinner label={t('loading')} />;
  // If it can't be read, the server decides.
  if (profile.value === null)
    return (
      <Notice
        kind="warning"
        action={
          <Button as={Link} size="small" to={`${linkTo('profile')}?from=${encodeURIComponent(linkTo('register', tournamentId))}`}>
            {t('mixer.toProfile')}
          </Button>
        }
      >
        {t('looking.needsProfile')}
      </Notice>
    );
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !(await send(() => lookForTeam(tournamentId, { position, notes })))) return;
    forget();
    onSaved();
  };
  const cancel = () => {
    forget();
    onCancel();
  };
  return (
    <Form noValidate onSubmit={(event) => void save(event)}>
      <SelectField
        id="looking-position"
        label={t('looking.position')}
        value={position}
        ref={first}
        onChange={({ target }) => change({ position: positionOf(target.value) })}
      >
        {positions.map((one) => (
          <option key={one} value={one}>
            {t(`looking.positions.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        id="looking-notes"
        label={t('looking.notes')}
        hint={t('looking.notesHint', { count: MAX_NOTE_LENGTH })}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={notes}
        onChange={({ target }) => change({ notes: target.value })}
      />
      <Small>{t('looking.seen')}</Small>
      {problem && <Notice kind="error">{t(`looking.problem.${problem}`)}</Notice>}
      <Cluster>
        <Button type="submit" loading={isBusy}>
          {entry ? t('common:action.save') : t('looking.add')}
        </Button>
        <Button variant="quiet" onClick={cancel} disabled={isBusy}>
          {t('common:action.cancel')}
        </Button>
      </Cluster>
    </Form>
  );
}
