import type { Tournament } from '@courtside/domain';
import { hasPlaces, type Placement } from '@courtside/domain/registration';
import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { color, moveFocusTo, line, radius, space, type } from '@courtside/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const Sign = styled.div`
  padding: ${space[2]} ${space[3]};
  border: ${line.control} solid ${color.action};
  border-radius: ${radius.control};
  background: ${color.courtTint};
  &[data-state='waiting'] {
    border-style: dashed;
    border-color: ${color.wait};
    background: ${color.waitTint};
  }
  &[data-state='withdrawn'] {
    border-color: ${color.lineStrong};
    background: ${color.sunken};
  }
  strong {
    ${type.d3}
    display: block;
  }
  span {
    ${type.small}
    display: block;
    color: ${color.ink2};
  }
  a {
    display: inline-block;
    padding: 0.625rem 0;
  }
`;

interface OwnPlaceProps {
  readonly tournament: Tournament;
  readonly placement: Placement;
  /** Its captain withdrew it on this page. */
  readonly hasGivenBack: boolean;
}

/**
 * The place of the captain's team: in with its number, waiting with its position, or withdrawn, and its rank in the draw. If places are not
 * limited, only a withdrawal is shown.
 */
export function OwnPlace({ tournament, placement, hasGivenBack }: OwnPlaceProps) {
  const { t } = useTranslation('registration');
  const sign = useRef<HTMLDivElement>(null);
  // The pressed button is gone by then: the focus moves to the result, whether the response or the update comes first.
  useEffect(() => {
    if (hasGivenBack && placement.state === 'withdrawn') moveFocusTo(sign.current, null);
  }, [hasGivenBack, placement.state]);
  const { places, movesUp, placesBy } = tournament;
  const isLimited = hasPlaces(tournament);
  const drawn = placement.state === 'withdrawn' ? null : placement.drawn;
  const withDrawnPlace = (text: string) => [drawn ? t('place.drawn', drawn) : '', text].filter(Boolean).join(' ');
  const words = () => {
    switch (placement.state) {
      case 'withdrawn':
        return [t('place.withdrawn'), t('place.withdrawnText')];
      case 'registered':
        return [t('place.registered'), t('place.registeredText', { count: places })];
      case 'waiting':
        return [
          t('place.waiting', { number: placement.number }),
          withDrawnPlace(t(movesUp === 'automatic' ? 'place.automatic' : 'place.organizer')),
        ];
      case 'in':
        return [
          // An organizer may accept more teams than there are places.
          placement.number > places ? t('place.in') : t('place.inOf', { number: placement.number, places }),
          placement.isGuaranteed
            ? t('place.guaranteed')
            : placement.isGranted
              ? withDrawnPlace(t('place.granted'))
              : withDrawnPlace(drawn ? '' : t('place.order')),
        ];
    }
  };
  const [title, text] = words();
  if (!isLimited && placement.state !== 'withdrawn') return null;
  return (
    <Sign ref={sign} role="status" tabIndex={-1} data-state={placement.state}>
      <strong>{title}</strong>
      <span>{text}</span>
      {isLimited && placesBy === 'draw' && <Link to={linkTo('draw', tournament.id)}>{t('place.drawPage')}</Link>}
    </Sign>
  );
}
