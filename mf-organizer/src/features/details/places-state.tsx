import { hasGroups, isMixer } from '@courtside/domain';
import { hasPlaces } from '@courtside/domain/registration';
import { useTranslation } from '@courtside/i18n';
import { Button, Cluster, ListOrderedIcon, UsersIcon } from '@courtside/ui';
import { useState } from 'react';
import type { TournamentData } from '../../workspace/tournament-data';
import { DrawState } from './draw-state';
import { PlacesDialog } from './places-dialog';
import { MovedUp } from './moved-up';
import { PlacesCount } from './places-count';
import { Sheet } from './sheet';

/**
 * Shows the number of places and of entries, and a link to the list of all entries. Until there are groups, which then contain the teams
 * that play.
 */
export function PlacesState({ data }: { readonly data: TournamentData }) {
  const { t } = useTranslation('organizer');
  const { tournament, places, entrants } = data;
  const [isSetting, setSetting] = useState(false);
  if (isMixer(tournament) || hasGroups(tournament)) return null;
  const withdrawn = entrants.filter(({ id }) => places.some((place) => place.id === id && place.withdrawnAt !== null)).length;
  return (
    <Sheet>
      <h3>{t('places.heading')}</h3>
      {hasPlaces(tournament) ? (
        <p role="status">
          <PlacesCount data={data} />
        </p>
      ) : (
        <>
          <p>{t('places.none')}</p>
          <div role="status">{withdrawn > 0 && <p>{t('places.withdrawn', { count: withdrawn })}</p>}</div>
        </>
      )}
      {hasPlaces(tournament) && <MovedUp data={data} />}
      {hasPlaces(tournament) && tournament.placesBy === 'draw' && <DrawState data={data} />}
      <Cluster data-edit>
        <Button variant="quiet" size="small" icon={<UsersIcon size={20} aria-hidden="true" />} onClick={() => setSetting(true)}>
          {t('places.set')}
        </Button>
        {(hasPlaces(tournament) || withdrawn > 0) && (
          <Button as="a" href="#teams" variant="quiet" size="small" icon={<ListOrderedIcon size={20} aria-hidden="true" />}>
            {t('places.show')}
          </Button>
        )}
      </Cluster>
      {isSetting && <PlacesDialog data={data} onClose={() => setSetting(false)} />}
    </Sheet>
  );
}
