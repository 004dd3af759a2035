import { hasGroups, type Tournament } from '@courtside/domain';
import { hasPlaces } from '@courtside/domain/registration';
import { linkTo } from '@courtside/federation/links';
import { countEntrants } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { type as fonts } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Line = styled.p`
  ${fonts.small}
  align-self: center;
  margin: 0;
  a {
    color: inherit;
  }
`;

/**
 * Shows how many places there are and how many teams are in line, when the page is opened; until there are groups. Reads: two, however many
 * teams there are.
 */
export function PlacesTaken({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('tournament');
  const [count, setCount] = useState<number | null>(null);
  const isShown = hasPlaces(tournament) && tournament.isTournamentPublic && !hasGroups(tournament);
  const { id, places, movesUp, placesBy } = tournament;
  useEffect(() => {
    let isWanted = isShown;
    if (isShown)
      countEntrants({ id, movesUp }).then(
        (found) => isWanted && setCount(found),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [id, movesUp, isShown]);
  if (!isShown || count === null) return null;
  const words = () => {
    if (count < places) return t('details.placesFree', { places, count: places - count });
    // If organizers decide who moves up, a number alone does not tell which teams wait.
    return movesUp === 'organizer' ? t('details.placesFull', { places }) : t('details.placesWaiting', { places, count: count - places });
  };
  if (placesBy === 'draw')
    return (
      <Line>
        {t('details.placesDrawn', { places, count })} <Link to={linkTo('draw', id)}>{t('details.draw')}</Link>
      </Line>
    );
  return <Line>{words()}</Line>;
}
