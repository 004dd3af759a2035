import type { PosterImage } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import {
  CalendarIcon,
  CardLink,
  color,
  CrownIcon,
  EyeOffIcon,
  Facts,
  MapPinIcon,
  PosterFrame,
  space,
  StatusBadge,
  type,
  VisuallyHidden,
} from '@courtside/ui';
import { memo, type ElementType } from 'react';
import styled from 'styled-components';
import { useClock } from '../time/use-clock';
import { CardChampion, type Champion } from './card-champion';

const Sheet = styled(CardLink)`
  display: grid;
  grid-template-columns: 6.75rem minmax(0, 1fr);
  height: 100%;
  min-height: 8.5rem;
  .poster {
    display: grid;
    position: relative;
    height: 100%;
    min-width: 0;
  }
  .words {
    display: flex;
    flex-direction: column;
    gap: ${space[1]};
    min-width: 0;
    padding: ${space[2]} ${space[2]};
  }
  .marks {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]};
  }
  /* A long word breaks instead of overflowing the card. */
  .marks > * {
    max-width: 100%;
  }
  .marks:empty {
    display: none;
  }
  .name {
    ${type.d4}
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .note {
    margin-top: auto;
    padding-top: ${space[1]};
    color: ${color.ink3};
    ${type.meta}
  }
  @media (hover: hover) {
    &:hover .name {
      text-decoration: underline;
      text-decoration-thickness: 3px;
      text-underline-offset: 4px;
    }
  }
  /* Large text: the poster above the words. */
  @container (max-width: 17.4rem) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    .poster {
      height: auto;
      aspect-ratio: 5 / 2;
    }
  }
`;

/** Next to the text of a card. */
const places = [{ width: 108, height: 160 }];

/** The content of a tournament's card. */
export interface TournamentSummary {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  /** YYYY-MM-DD */
  readonly startDate: string;
  /** YYYY-MM-DD */
  readonly endDate: string;
  readonly imageSrc: string;
  /** See `withPoster`. */
  readonly image?: PosterImage | null;
  readonly isRegistrationOpen: boolean;
  /** In milliseconds since 1970; 0 or absent where nothing is set. */
  readonly registrationOpensAt?: number;
  readonly registrationClosesAt?: number;
  readonly isTournamentPublic: boolean;
}

export interface TournamentCardProps {
  readonly tournament: TournamentSummary;
  /** The router's link. */
  readonly linkAs: ElementType;
  /** Address of the tournament's page. */
  readonly to: string;
  /** The user organizes it: a crown, and a crossed eye while it is not public. */
  readonly isOrganizer?: boolean;
  /** A game is being played now. */
  readonly isLive?: boolean;
  /** The champion; null while it is not known, which keeps its room; undefined for a tournament that shows none. */
  readonly champion?: Champion | null | undefined;
  /** A last line: teams, courts, players. */
  readonly note?: string;
  /** Its poster is fetched at once: for the first posters of the first screen. */
  readonly eager?: boolean;
  /** Level of the name in the outline of the page; 2 below a page's title. */
  readonly headingLevel?: 2 | 3;
}

/** Whether registration is open at this very time. */
export const isRegistrationShown = (
  { isRegistrationOpen, registrationOpensAt = 0, registrationClosesAt = 0 }: TournamentSummary,
  now: number,
): boolean => isRegistrationOpen && now >= registrationOpensAt && (registrationClosesAt === 0 || now < registrationClosesAt);

/** One tournament in a list. The whole card is the link. */
export const TournamentCard = memo(function TournamentCard(props: TournamentCardProps) {
  const { tournament, linkAs, to, isOrganizer = false, isLive = false, champion, note, eager, headingLevel = 2 } = props;
  const showsOpen = isRegistrationShown(tournament, useClock(60_000));
  const Heading = `h${headingLevel}` as const;
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <Sheet as={linkAs} {...(linkAs === 'a' ? { href: to } : { to })}>
      <div className="poster">
        <PosterFrame
          ratio="auto"
          src={tournament.imageSrc}
          picture={tournament.image}
          places={places}
          priority={eager}
          words={format.dateRange(tournament.startDate, tournament.endDate, 'brief')}
        />
      </div>
      <div className="words">
        <div className="marks">
          {isLive && <StatusBadge status="live">{t('status.live')}</StatusBadge>}
          {showsOpen && <StatusBadge status="open">{t('status.registrationsOpen')}</StatusBadge>}
          {isOrganizer && (
            <span title={t('status.organizer')}>
              <CrownIcon size={20} aria-hidden="true" />
              <VisuallyHidden>{t('status.organizer')}</VisuallyHidden>
            </span>
          )}
          {isOrganizer && !tournament.isTournamentPublic && (
            <span title={t('status.notPublic')}>
              <EyeOffIcon size={20} aria-hidden="true" />
              <VisuallyHidden>{t('status.notPublic')}</VisuallyHidden>
            </span>
          )}
        </div>
        <Heading className="name">{tournament.name}</Heading>
        <Facts
          facts={[
            { icon: MapPinIcon, term: t('facts.location'), value: tournament.location },
            { icon: CalendarIcon, term: t('facts.dates'), value: format.dateRange(tournament.startDate, tournament.endDate) },
          ]}
        />
        {champion !== undefined && <CardChampion champion={champion} />}
        {note && <p className="note">{note}</p>}
      </div>
    </Sheet>
  );
});
