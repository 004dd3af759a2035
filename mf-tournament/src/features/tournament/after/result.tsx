import { finalRanking, groupLetter, type TeamId } from '@courtside/domain';
import { eventOutcome, type EventOutcome } from '@courtside/domain/after';
import { useTranslation } from '@courtside/i18n';
import { LinkedTeam, TeamSign, useTeamName } from '@courtside/tournament-ui';
import {
  Button,
  color,
  CourtSurface,
  fontFamily,
  gutter,
  line,
  media,
  pageWidth,
  space,
  TrophyIcon,
  type,
  VisuallyHidden,
} from '@courtside/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { Visit } from '../visit';
import { NEXT_TOURNAMENTS } from './next-tournaments';
import { useFinalPlaces } from './use-final-places';
import { useTables } from './use-tables';

const Root = styled(CourtSurface)`
  border-top: ${line.paint} solid ${color.onCourt};
  .result {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[3]};
    max-width: ${pageWidth};
    margin-inline: auto;
    padding: ${space[2]} ${gutter};
  }
  /* Side by side where there is room for both at the reader's size of text. */
  .result > * {
    flex: 1 1 min(22rem, 100%);
    min-width: 0;
  }
  .top,
  .rest {
    display: flex;
    align-items: center;
    gap: ${space[3]};
  }
  .rest {
    flex-wrap: wrap;
    gap: ${space[2]} ${space[3]};
  }
  h2 {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    margin: 0;
    ${type.small}
    font-weight: 650;
    color: ${color.onCourt2};
  }
  .top > i {
    flex: none;
  }
  .champion {
    margin: ${space[0]} 0 0;
    font: 700 min(var(--name, 2.25rem), 12vw) / 1 ${fontFamily.display};
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  ol {
    flex: 1 1 11rem;
    min-width: 0;
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
    align-content: center;
  }
  li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    align-items: center;
    min-height: 2.75rem;
    border-top: ${line.hair} solid rgb(255 255 255 / 30%);
    overflow-wrap: anywhere;
  }
  li > :first-child {
    font: 700 1.5rem/1 ${fontFamily.display};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  li a {
    color: inherit;
  }
  li small {
    display: block;
    padding-top: ${space[0]};
    ${type.meta}
    color: ${color.onCourt2};
  }
  /* Next to the places, as long as a name has room there. */
  .ways {
    flex: 0 1 auto;
    display: grid;
    gap: ${space[0]};
  }
  .champion[data-long] {
    --name: 1.75rem;
  }
  @media ${media.wide} {
    .result {
      column-gap: ${space[5]};
      padding: ${space[4]} ${space[5]};
    }
    .champion {
      --name: 4rem;
    }
    .champion[data-long] {
      --name: 2.75rem;
    }
  }
`;

/** The places that are named here. */
const PODIUM = 3;

/** How an event ended: its champion, the podium, or the first of each group, and the ways to the ranking of all and to what comes next. Nothing where visitors are shown no result. */
export function Result({ visit }: { readonly visit: Visit }) {
  const { t } = useTranslation('after');
  const drawn = visit.shows('bracket') ? visit.bracket : null;
  const ranked = useFinalPlaces(visit);
  // The groups that the best team plays decide, where several are the last ones.
  const tables = useTables(visit, ranked[0]?.teamId);
  const outcome = useMemo(() => {
    const found = eventOutcome(drawn, tables);
    if (found?.kind !== 'ranked' || ranked.length === 0) return found;
    return { ...found, top: ranked.filter(({ place }) => place <= PODIUM) };
  }, [drawn, tables, ranked]);
  return (
    outcome && (
      <Root>
        <div className="result">
          <Top outcome={outcome} />
          <div className="rest">
            <Places outcome={outcome} visit={visit} />
            <div className="ways">
              <Button
                as="a"
                href={ranked.length > 0 ? '#event-ranking' : drawn ? '#final-ranking' : '#standings'}
                variant="onCourtQuiet"
                size="small"
              >
                {t('over.ranking')}
              </Button>
              <Button as="a" href={`#${NEXT_TOURNAMENTS}`} variant="onCourtQuiet" size="small">
                {t('over.next')}
              </Button>
            </div>
          </div>
        </div>
      </Root>
    )
  );
}

function Top({ outcome }: { readonly outcome: EventOutcome }) {
  const { t } = useTranslation(['after', 'bracket']);
  const title =
    outcome.kind === 'groups'
      ? t('over.winners')
      : outcome.champion === null
        ? t('over.shared')
        : outcome.by === 'bracket'
          ? t('bracket:champion')
          : t('over.winner');
  const champion = outcome.kind === 'ranked' ? outcome.champion : null;
  return (
    <div className="top">
      {champion !== null && <TeamSign id={champion} size={56} />}
      <div>
        <h2>
          <TrophyIcon size={20} aria-hidden="true" />
          {title}
        </h2>
        {champion !== null && <Champion id={champion} />}
      </div>
    </div>
  );
}

/** Longer names have smaller letters: they take two lines on a wide screen, and no half of a phone. */
const LONG = 24;

function Champion({ id }: { readonly id: TeamId }) {
  const nameOf = useTeamName();
  return (
    <p className="champion" data-champion="" data-long={nameOf(id).length > LONG ? '' : undefined}>
      {nameOf(id)}
    </p>
  );
}

function Places({ outcome, visit }: { readonly outcome: EventOutcome; readonly visit: Visit }) {
  const { t } = useTranslation(['after', 'bracket']);
  if (outcome.kind === 'groups')
    return (
      <ol>
        {outcome.winners.map(({ groupId, teamId }) => (
          <li key={`${groupId} ${teamId}`}>
            <span>
              <span aria-hidden="true">{groupLetter(groupId)}</span>
              <VisuallyHidden>{t('over.group', { letter: groupLetter(groupId) })}</VisuallyHidden>
            </span>
            <LinkedTeam id={teamId} />
          </li>
        ))}
      </ol>
    );
  const others = outcome.top.filter(({ teamId }) => teamId !== outcome.champion);
  const champions = furtherChampions(visit.further);
  if (others.length + champions.length === 0) return null;
  return (
    <ol>
      {others.map(({ teamId, place, placeTo }) => (
        <li key={teamId}>
          <span>
            <span aria-hidden="true">{place === placeTo ? place : `${place}–${placeTo}`}</span>
            <VisuallyHidden>
              {place === placeTo ? t('bracket:place', { place }) : t('bracket:places', { from: place, to: placeTo })}
            </VisuallyHidden>
          </span>
          <LinkedTeam id={teamId} />
        </li>
      ))}
      {champions.map(({ stage, name, champion }) => (
        <li key={stage}>
          <span>
            <TrophyIcon size={20} aria-hidden="true" />
          </span>
          <span>
            <small>
              {name} · {t('bracket:champion')}
            </small>
            <LinkedTeam id={champion} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The champions of the brackets beyond the first that are over. */
const furtherChampions = (further: Visit['further']) =>
  further.flatMap(({ plan, bracket }) => {
    const champion = bracket && finalRanking(bracket).champion;
    return champion === null ? [] : [{ stage: plan.id, name: plan.name, champion }];
  });
