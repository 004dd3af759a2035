import { groupLetter, type TeamId } from '@courtside/domain';
import { eventOutcome, type EventOutcome } from '@courtside/domain/after';
import { useTranslation } from '@courtside/i18n';
import { LinkedTeam, TeamSign, useTeamName } from '@courtside/tournament-ui';
import { Button, color, CourtSurface, fontFamily, line, media, pageWidth, space, TrophyIcon, type, VisuallyHidden } from '@courtside/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { Visit } from '../visit';
import { NEXT_TOURNAMENTS } from './next-tournaments';
import { useTables } from './use-tables';

const Root = styled(CourtSurface)`
  border-top: ${line.paint} solid ${color.onCourt};
  .result {
    display: grid;
    gap: ${space[3]};
    max-width: ${pageWidth};
    margin-inline: auto;
    padding: ${space[3]};
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
  .champion {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    margin: ${space[1]} 0 0;
    font: 700 min(2.75rem, 12vw) / 1 ${fontFamily.display};
    text-wrap: balance;
    overflow-wrap: anywhere;
    i {
      flex: none;
    }
  }
  ol {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
    align-content: center;
  }
  li {
    display: grid;
    grid-template-columns: 3.25rem minmax(0, 1fr);
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
  .ways {
    display: flex;
    gap: ${space[2]};
  }
  .ways > a {
    flex: 1;
  }
  @media ${media.wide} {
    .result {
      grid-template-columns: minmax(0, 1.4fr) minmax(18rem, 1fr);
      align-items: center;
      gap: ${space[3]} ${space[5]};
      padding: ${space[4]} ${space[5]};
    }
    .result > :first-child {
      grid-row: span 2;
    }
    .champion {
      font-size: 4rem;
    }
    li:first-child {
      border-top: 0;
    }
    .ways {
      grid-column: 2;
    }
  }
`;

/** How an event ended: its champion, the podium, or the first of each group, and the ways to the ranking of all and to what comes next. Nothing where visitors are shown no result. */
export function Result({ visit }: { readonly visit: Visit }) {
  const { t } = useTranslation('after');
  const tables = useTables(visit);
  const drawn = visit.shows('bracket') ? visit.bracket : null;
  const outcome = useMemo(() => eventOutcome(drawn, tables), [drawn, tables]);
  return (
    outcome && (
      <Root>
        <div className="result">
          <Top outcome={outcome} />
          <Places outcome={outcome} />
          <div className="ways">
            <Button as="a" href={drawn ? '#final-ranking' : '#standings'} variant="onCourtQuiet" size="small">
              {t('over.ranking')}
            </Button>
            <Button as="a" href={`#${NEXT_TOURNAMENTS}`} variant="onCourtQuiet" size="small">
              {t('over.next')}
            </Button>
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
  return (
    <div>
      <h2>
        <TrophyIcon size={20} aria-hidden="true" />
        {title}
      </h2>
      {outcome.kind === 'ranked' && outcome.champion !== null && <Champion id={outcome.champion} />}
    </div>
  );
}

function Champion({ id }: { readonly id: TeamId }) {
  const nameOf = useTeamName();
  return (
    <p className="champion" data-champion="">
      <TeamSign id={id} size={56} />
      {nameOf(id)}
    </p>
  );
}

function Places({ outcome }: { readonly outcome: EventOutcome }) {
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
  if (others.length === 0) return null;
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
    </ol>
  );
}
