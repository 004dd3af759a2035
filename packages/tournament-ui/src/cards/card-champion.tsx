import { useTranslation } from '@courtside/i18n';
import { color, media, motion, radius, space, TeamDisc, TrophyIcon, type, VisuallyHidden, type Disc } from '@courtside/ui';
import styled from 'styled-components';

/** A quiet band with room for a name of two lines, also before it is loaded. */
const Band = styled.div`
  display: grid;
  align-items: center;
  min-height: 3rem;
  margin-top: auto;
  padding: ${space[0]} ${space[1]};
  border-radius: ${radius.control};
  &[data-champion] {
    background: ${color.courtTint};
  }
  p {
    ${type.control}
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: break-word;
    hyphens: auto;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  i,
  svg {
    display: inline-block;
    vertical-align: -0.1em;
    margin-inline-end: ${space[0]};
  }
  /* In large text two lines are few letters. */
  @container (max-width: 17.4rem) {
    p {
      -webkit-line-clamp: 4;
    }
  }
  @media ${media.moving} {
    &[data-champion] > * {
      animation: champion ${motion.base} ${motion.ease};
    }
  }
  @keyframes champion {
    from {
      opacity: 0;
    }
  }
`;

export interface Champion {
  readonly name: string;
  readonly disc: Disc | undefined;
}

/** The champion in the words of a card; null while it is not known, which takes the same room. */
export function CardChampion({ champion }: { readonly champion: Champion | null }) {
  const { t } = useTranslation('common');
  if (!champion) return <Band />;
  const { name, disc } = champion;
  return (
    <Band data-champion="">
      <VisuallyHidden>{t('champion', { name })}</VisuallyHidden>
      <p aria-hidden="true" title={name}>
        <TrophyIcon size={16} />
        {disc && <TeamDisc disc={disc} size={16} />}
        {name}
      </p>
    </Band>
  );
}
