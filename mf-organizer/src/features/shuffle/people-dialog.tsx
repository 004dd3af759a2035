import type { PlayerId, Tournament } from '@courtside/domain';
import type { Shuffle } from '@courtside/domain/shuffle';
import { addPlayer, setPlayerAway } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Cluster, Dialog, Notice, showToast, space, Stack, Switch, TextField, UserPlusIcon } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useTask } from '../../saving/use-task';

const NAME_LIMIT = 100;

const People = styled.div`
  display: grid;
  gap: 0 ${space[4]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
`;

const Add = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};
  > :first-child {
    flex: 1 1 12rem;
  }
`;

interface PeopleDialogProps {
  readonly tournament: Tournament;
  readonly shuffle: Shuffle;
  readonly nameOf: (player: PlayerId) => string;
  readonly onClose: () => void;
}

/** The players who are there: they leave and come back by a switch, and late ones are added by name. */
export function PeopleDialog({ tournament, shuffle, nameOf, onClose }: PeopleDialogProps) {
  const { t } = useTranslation(['organizerShuffle', 'common']);
  const [name, setName] = useState('');
  const adding = useTask((message) => t('problem', { message }), { needsNetwork: true });
  const moving = useTask((message) => t('problem', { message }), { queued: true });
  const typed = name.trim().replace(/\s+/g, ' ');
  const isKnown = tournament.playerIds.some((id) => nameOf(id).toLowerCase() === typed.toLowerCase());
  const isAway = (id: PlayerId) => shuffle.away.includes(id);
  const add = async () => {
    if (typed === '' || isKnown || !(await adding.run(() => addPlayer(tournament.id, typed)))) return;
    setName('');
    showToast(t('people.added', { name: typed }));
  };
  const problem = adding.problem ?? moving.problem;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('people.title')}
      closeLabel={t('common:action.close')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('people.close')}
        </Button>
      }
    >
      <Stack $gap={space[3]}>
        <p>{t('people.text')}</p>
        <Add
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <TextField
            label={t('people.name')}
            value={name}
            maxLength={NAME_LIMIT}
            error={typed !== '' && isKnown && t('people.named')}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Cluster>
            <Button
              type="submit"
              variant="secondary"
              icon={<UserPlusIcon size={20} aria-hidden="true" />}
              disabled={adding.busy || typed === ''}
            >
              {t('people.add')}
            </Button>
          </Cluster>
        </Add>
        {problem && <Notice kind="error">{problem}</Notice>}
        <p role="status">{t('people.count', { count: tournament.playerIds.filter((id) => !isAway(id)).length })}</p>
        <People>
          {tournament.playerIds.map((id) => (
            <Switch
              key={id}
              label={nameOf(id)}
              checked={!isAway(id)}
              onChange={(isThere) => void moving.run(() => setPlayerAway(tournament.id, id, !isThere))}
            />
          ))}
        </People>
      </Stack>
    </Dialog>
  );
}
