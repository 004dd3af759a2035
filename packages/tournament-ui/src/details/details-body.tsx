import { publicContact } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { CalendarIcon, Card, ClockIcon, color, ExternalLinkIcon, MailIcon, MapPinIcon, PosterFrame, space, type } from '@courtside/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { TournamentSummary } from '../cards/tournament-card';
import { ContactLink } from './contact-link';
import { FoldedText } from './folded-text';
import { LinkedText } from './linked-text';
import { mapAddress } from './map-address';

/** The sheet is laid out by its own width, counted in letters. */
const Room = styled.div`
  container-type: inline-size;
`;

const Sheet = styled(Card)`
  display: grid;
  gap: ${space[4]};
  .description {
    max-width: 44rem;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  dl {
    display: grid;
    gap: ${space[2]};
  }
  dl > div {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr);
    gap: 0 ${space[2]};
  }
  dt {
    grid-column: 2;
    color: ${color.ink3};
    ${type.meta}
  }
  dd {
    grid-column: 2;
    overflow-wrap: anywhere;
  }
  /* A short fact on one line. */
  dl > .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[1]};
    svg {
      margin: 0 ${space[0]} 0 0;
    }
    dt,
    dd {
      ${type.small}
    }
  }
  dl svg {
    grid-row: 1 / span 2;
    margin-top: 2px;
    color: ${color.ink3};
  }
  dl a {
    display: inline-block;
    padding-block: 0.25rem;
  }
  .poster {
    width: 100%;
    max-width: 26rem;
    border-radius: 4px;
  }
  @container (min-width: 46rem) {
    &:has(.poster) {
      grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
    }
    .poster {
      grid-row: span 2;
    }
  }
  @media print {
    border: 0;
    padding: 0;
    .poster {
      display: none;
    }
  }
`;

const places = [{ width: 416, height: 312 }];

export interface DetailsBodyProps {
  readonly tournament: TournamentSummary & {
    readonly description: string;
    readonly contact?: string;
    readonly timeZone?: string | undefined;
  };
  /** Replaces single parts, for organizers who edit them in place. */
  readonly description?: ReactNode;
  readonly dates?: ReactNode;
  /** Whether the page's head already has place, dates and poster. */
  readonly belowHead?: boolean;
  readonly location?: ReactNode;
  /** Above the description. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}

/** Image, description, dates with their time zone, location with a map; below the head of a page only what the head lacks. */
export function DetailsBody({ tournament, description, dates, location, belowHead = false, before, children }: DetailsBodyProps) {
  const { t } = useTranslation('tournament');
  const format = useFormat();
  const contact = publicContact(tournament.contact ?? '');
  const ContactIcon = contact?.kind === 'email' ? MailIcon : ExternalLinkIcon;
  const Text = belowHead ? FoldedText : LinkedText;
  const hasFacts = !belowHead || Boolean(tournament.timeZone) || contact !== null;
  return (
    <Room>
      <Sheet>
        {tournament.imageSrc !== '' && !belowHead && (
          <PosterFrame
            className="poster"
            ratio="4 / 3"
            src={tournament.imageSrc}
            picture={tournament.image}
            places={places}
            alt={t('details.posterAlt', { name: tournament.name })}
            fit="whole"
          />
        )}
        <div className="description">
          {before}
          {description ?? (tournament.description ? <Text>{tournament.description}</Text> : t('details.noDescription'))}
        </div>
        {hasFacts && (
          <dl>
            {!belowHead && (
              <div>
                <CalendarIcon size={20} aria-hidden="true" />
                <dt>{t('details.dates')}</dt>
                <dd>{dates ?? format.dateRange(tournament.startDate, tournament.endDate, 'weekday')}</dd>
              </div>
            )}
            {tournament.timeZone && (
              <div className="line">
                <ClockIcon size={20} aria-hidden="true" />
                <dt>{t('details.timeZone')}</dt>
                <dd>{format.timeOffset(tournament.timeZone, tournament.startDate)}</dd>
              </div>
            )}
            {!belowHead && (
              <div>
                <MapPinIcon size={20} aria-hidden="true" />
                <dt>{t('details.location')}</dt>
                <dd>
                  {location ?? (
                    <>
                      {tournament.location}{' '}
                      <a href={mapAddress(tournament.location)} target="_blank" rel="noreferrer">
                        {t('details.map')}
                      </a>
                    </>
                  )}
                </dd>
              </div>
            )}
            {contact && (
              <div>
                <ContactIcon size={20} aria-hidden="true" />
                <dt>{t('details.contact')}</dt>
                <dd>
                  <ContactLink contact={contact} />
                </dd>
              </div>
            )}
          </dl>
        )}
        {children}
      </Sheet>
    </Room>
  );
}
