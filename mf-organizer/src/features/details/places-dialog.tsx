import { limits, type Tournament } from '@courtside/domain';
import { isHeld, movedUp, getPlacements } from '@courtside/domain/registration';
import { setPlaces } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { ChoiceCards, showToast, Switch } from '@courtside/ui';
import { CountField } from '../../fields/count-field';
import { TaskDialog } from '../../saving/task-dialog';
import { useDraft } from '../../saving/use-draft';
import { useTask } from '../../saving/use-task';
import type { TournamentData } from '../../workspace/tournament-data';
import { useNotifyCaptains } from '../../notifying/use-notify-captains';

const { minimum, maximum } = limits.places;
const USUAL = 16;

interface Draft extends Pick<Tournament, 'movesUp' | 'placesBy'> {
  readonly isLimited: boolean;
  /** Null while the field is empty. */
  readonly places: number | null;
}

const toDraft = ({ places, movesUp, placesBy }: Tournament): Draft => ({
  ...{ isLimited: places > 0, places: places || USUAL, movesUp, placesBy },
});

/** Asks whether places are limited, to how many, and how teams move up from the waiting list. */
export function PlacesDialog({ data, onClose }: { readonly data: TournamentData; readonly onClose: () => void }) {
  const { t } = useTranslation(['organizer', 'errors']);
  const { tournament } = data;
  const tell = useNotifyCaptains(data);
  const { draft, setDraft, seen, onConflict, clash } = useDraft({
    stored: tournament,
    getCompared: (stored) => [stored.places, stored.movesUp, stored.placesBy, stored.hasEntries],
    toDraft,
  });
  const { isLimited, places, movesUp, placesBy } = draft;
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const task = useTask(() => t('errors:somethingWrong'), { needsNetwork: true, onConflict });
  const isOut = isLimited && (places === null || places < minimum || places > maximum);
  const submit = async () => {
    if (isOut) return;
    const setting = { places: isLimited ? (places ?? 0) : 0, movesUp, placesBy };
    if (!(await task.run(() => setPlaces(tournament.id, setting, seen)))) return;
    onClose();
    if (seen.places === 0) return;
    const notice = await tell(
      movedUp(getPlacements(seen, data.places, data.draw), isLimited ? getPlacements(setting, data.places, data.draw) : new Map()),
    );
    if (notice) showToast(notice);
  };
  return (
    <TaskDialog task={task} clash={clash} onClose={onClose} onSubmit={submit} title={t('places.title')} submitLabel={t('places.save')}>
      <Switch label={t('places.limit')} hint={t('places.limitHint')} checked={isLimited} onChange={(isOn) => change({ isLimited: isOn })} />
      {isLimited && (
        <>
          <CountField
            label={t('places.number')}
            hint={t('places.numberHint')}
            error={isOut ? t('places.numberOut', { minimum, maximum }) : undefined}
            value={places}
            onChange={(count) => change({ places: count })}
            min={minimum}
            max={maximum}
            maxDigits={3}
            start={USUAL}
          />
          {data.draw?.line ? (
            <p>{t(isHeld(data.draw) ? 'draw.held' : 'draw.begun')}</p>
          ) : (
            <ChoiceCards
              legend={t('draw.placesBy')}
              value={placesBy}
              onChange={(by) => change({ placesBy: by })}
              choices={[
                { value: 'registration', label: t('draw.registration'), text: t('draw.registrationText') },
                { value: 'draw', label: t('draw.draw'), text: t('draw.drawText') },
              ]}
            />
          )}
          <ChoiceCards
            legend={t('places.movesUp')}
            value={movesUp}
            onChange={(by) => change({ movesUp: by })}
            choices={[
              { value: 'automatic', label: t('places.automatic'), text: t('places.automaticText') },
              { value: 'organizer', label: t('places.organizer'), text: t('places.organizerText') },
            ]}
          />
        </>
      )}
    </TaskDialog>
  );
}
