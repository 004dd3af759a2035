import { hasBracket, hasSchedule } from '@courtside/domain';
import { resolveImageUrl } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { DetailsBody, Section, withPoster } from '@courtside/tournament-ui';
import { Button, CheckIcon, CopyIcon, ImageIcon, Menu, PencilIcon, Stack, useKeptState, UserPlusIcon } from '@courtside/ui';
import { useState } from 'react';
import { Unfold } from '../../visibility/unfold';
import type { TournamentData } from '../../workspace/tournament-data';
import { CheckInState } from './check-in-state';
import { FormState } from './form-state';
import { DetailsForm } from './details-form';
import { DuplicateDialog } from '../../dialogs/duplicate-dialog';
import { Organizers } from './organizers';
import { PhotoDialog } from './photo-dialog';
import { PlacesState } from './places-state';
import { Sheets } from './sheet';

/** The details with their tools; `readOnly` only shows them. */
export function OrganizerDetails({ data, readOnly }: { readonly data: TournamentData; readonly readOnly: boolean }) {
  const { t } = useTranslation(['organizer', 'tournament']);
  const { tournament } = data;
  // Stays open after a reload, because it contains typed text.
  const [editing, setEditing] = useKeptState<boolean>('details.editing', false);
  // Once there is a schedule, organizers open the page for that.
  const [isFolded, setFolded] = useState(() => !editing && (hasSchedule(tournament) || hasBracket(tournament)));
  const [dialog, setDialog] = useState<'photo' | 'organizer' | 'duplicate' | null>(null);
  const close = () => setDialog(null);
  const addOrganizer = () => {
    setFolded(false);
    setDialog('organizer');
  };
  const shown = { ...withPoster(tournament, resolveImageUrl), timeZone: tournament.timeZone ?? undefined };
  return (
    <Section
      id="details"
      actions={
        !readOnly && (
          <>
            <Button
              variant="secondary"
              size="small"
              aria-pressed={editing}
              icon={editing ? <CheckIcon size={20} aria-hidden="true" /> : <PencilIcon size={20} aria-hidden="true" />}
              onClick={() => {
                setEditing(!editing);
                setFolded(false);
              }}
            >
              {editing ? t('details.done') : t('details.edit')}
            </Button>
            <Menu
              label={t('details.more')}
              items={[
                { key: 'photo', label: t('details.changePhoto'), icon: <ImageIcon size={20} />, onSelect: () => setDialog('photo') },
                { key: 'organizer', label: t('details.addOrganizer'), icon: <UserPlusIcon size={20} />, onSelect: addOrganizer },
                { key: 'duplicate', label: t('details.duplicate'), icon: <CopyIcon size={20} />, onSelect: () => setDialog('duplicate') },
              ]}
            />
          </>
        )
      }
    >
      {isFolded ? (
        <Unfold onOpen={() => setFolded(false)}>{t('details.unfold')}</Unfold>
      ) : (
        <Stack>
          {editing && !readOnly ? <DetailsForm tournament={tournament} /> : <DetailsBody tournament={shown} />}
          {!readOnly && (
            <Sheets $padded={false}>
              <PlacesState data={data} />
              <FormState tournament={tournament} />
              <CheckInState data={data} />
              <Organizers data={data} adding={dialog === 'organizer'} onAdd={(open) => setDialog(open ? 'organizer' : null)} />
            </Sheets>
          )}
        </Stack>
      )}
      {dialog === 'photo' && <PhotoDialog tournamentId={tournament.id} imageSrc={tournament.imageSrc} onClose={close} />}
      {dialog === 'duplicate' && <DuplicateDialog tournament={tournament} onClose={close} />}
    </Section>
  );
}
