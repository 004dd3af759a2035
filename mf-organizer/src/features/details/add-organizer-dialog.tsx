import { limits, teamTextLimits, type Profile, type Tournament } from '@courtside/domain';
import { addOrganizer, searchProfiles } from '@courtside/firebase';
import { formatPersonName, useTranslation } from '@courtside/i18n';
import { usePlayerSearch } from '@courtside/tournament-ui';
import { Combobox } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';

const RoomForList = styled.div`
  min-height: 15rem;
`;

interface AddOrganizerDialogProps {
  readonly tournament: Pick<Tournament, 'id' | 'organizerUids'>;
  readonly onClose: () => void;
  readonly onAdded: (profile: Profile) => void;
}

/** Finds a player by name and makes them an organizer. */
export function AddOrganizerDialog({ tournament, onClose, onAdded }: AddOrganizerDialogProps) {
  const { t } = useTranslation(['organizer', 'common', 'errors']);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Profile | null>(null);
  const [tried, setTried] = useState(false);
  const search = usePlayerSearch(chosen ? null : text, searchProfiles);
  const task = useTask((message) => t('organizers.failed', { message }), { needsNetwork: true });
  const isOne = ({ id }: Profile) => tournament.organizerUids.some((uid) => uid === id);
  const isFull = tournament.organizerUids.length >= limits.organizers;
  const isTooLong = search.status === 'tooLong';
  const error = () => {
    if (isFull) return t('organizers.full', { count: limits.organizers });
    if (isTooLong) return t('field.tooLong', { count: teamTextLimits.name });
    return tried && !chosen && t('errors:selectProfile');
  };
  const submit = async () => {
    setTried(true);
    if (!chosen || !(await task.run(() => addOrganizer(tournament.id, chosen.id)))) return;
    onAdded(chosen);
    onClose();
  };
  const status = () => {
    if (chosen || isTooLong) return undefined;
    if (search.status === 'tooShort') return t('common:combobox.minimum', { count: limits.search.minimumCharacters });
    if (search.status === 'searching') return t('common:combobox.loading');
    if (search.status === 'failed') return t('organizers.searchFailed');
    return search.players.length === 0 ? t('common:combobox.empty', { term: text.trim() }) : undefined;
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('organizers.addTitle')}
      submitLabel={t('organizers.submit')}
      submitDisabled={isFull}
      size="small"
    >
      <RoomForList>
        <Combobox<Profile>
          label={t('organizers.player')}
          hint={t('organizers.hint')}
          error={error()}
          placeholder={t('organizers.placeholder')}
          items={chosen ? [] : search.players}
          itemKey={({ id }) => id}
          itemText={({ name }) => formatPersonName(name)}
          itemDetail={(profile) => (isOne(profile) ? t('organizers.isOne') : profile.club)}
          itemDisabled={isOne}
          selected={chosen}
          onSelect={(profile) => {
            setChosen(profile);
            task.clear();
          }}
          inputValue={text}
          onInputValueChange={setText}
          loading={search.status === 'searching'}
          status={status()}
          disabled={task.busy}
          labels={{ clear: t('common:combobox.clear'), open: t('common:combobox.open') }}
        />
      </RoomForList>
    </TaskDialog>
  );
}
