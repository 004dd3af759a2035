import { useTranslation } from '@courtside/i18n';
import { color, line, media, motion, onCourtSurface, space, TeamDisc, TrophyIcon, type, type Disc } from '@courtside/ui';
import styled from 'styled-components';

/** A strip of court with its sideline, over the bottom of the poster: it takes no extra room. */
const Strip = styled.div`
  ${onCourtSurface}
  position: absolute;
  inset: auto 0 0;
  max-height: 100%;
  overflow: hidden;
  padding: ${space[1]} ${space[1]} ${space[0]};
  border-top: ${line.paint} solid ${color.court};
  background: ${color.court};
  box-shadow: inset 0 ${line.paint} #fff;
  color: ${color.onCourt};
  small {
    display: flex;
    align-items: center;
    gap: ${space[0]};
    padding-top: 2px;
    ${type.label}
  }
  p {
    ${type.d4}
    display: -webkit-box;
    overflow: hidden;
    padding-top: 0.1em;
    overflow-wrap: break-word;
    hyphens: auto;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  i {
    display: inline-block;
    vertical-align: -0.1em;
    margin-inline-end: ${space[0]};
  }
  @media ${media.moving} {
    animation: champion ${motion.base} ${motion.ease};
  }
  @keyframes champion {
    from {
      opacity: 0;
    }
  }
`;

/** The champion, on the poster of a card. Screen readers find it in the card's text. */
export function PosterChampion({ name, disc }: { readonly name: string; readonly disc: Disc | undefined }) {
  const { t } = useTranslation('common');
  return (
    <Strip aria-hidden="true" data-champion="">
      <small>
        <TrophyIcon size={16} />
        {t('championTitle')}
      </small>
      <p title={name}>
        {disc && <TeamDisc disc={disc} size={16} />}
        {name}
      </p>
    </Strip>
  );
}
