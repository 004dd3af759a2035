import { groupLetter, type Team, type Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useFormat, useTranslation } from '@courtside/i18n';
import { resultText, TeamSign, usePlaceToday } from '@courtside/tournament-ui';
import {
  ArrowLeftIcon,
  color,
  CourtLines,
  CourtSurface,
  fontFamily,
  gutter,
  media,
  pageWidth,
  space,
  TrophyIcon,
  type,
} from '@courtside/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { TeamPlace, TeamStanding } from './team-view';

const Root = styled(CourtSurface)`
  .in {
    display: grid;
    gap: ${space[2]};
    max-width: ${pageWidth};
    margin: 0 auto;
    padding: ${space[0]} ${gutter} ${space[2]};
  }
  .back {
    justify-self: start;
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-height: 2.75rem;
    max-width: 100%;
    color: inherit;
    overflow-wrap: anywhere;
    ${type.small}
  }
  .name {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-width: 0;
  }
  h1 {
    min-width: 0;
    ${type.d2}
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .name > div {
    min-width: 0;
  }
  .name p {
    ${type.small}
    color: ${color.onCourt2};
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} min(${space[4]}, 3.5vw);
  }
  dt {
    ${type.meta}
    color: ${color.onCourt2};
  }
  dd {
    margin: 0;
    display: flex;
    align-items: center;
    gap: ${space[1]};
    font: 700 1.5rem/1.75rem ${fontFamily.display};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
  }
  /* The words of three have one row on the narrowest phone, too. */
  @media (max-width: 359.98px) {
    .actions svg {
      display: none;
    }
  }
  /* The quiet ones next to the button that follows. */
  .actions > button:not([aria-pressed]) {
    padding-inline: ${space[1]};
    color: inherit;
    &:hover {
      background: ${color.court};
    }
  }
  @media ${media.wide} {
    .in {
      padding: ${space[3]} ${space[5]} ${space[4]};
    }
    h1 {
      ${type.d1}
    }
  }
  @media print {
    .actions,
    .back svg {
      display: none;
    }
    dt,
    .name p {
      color: #000;
    }
  }
`;

interface TeamHeadProps {
  readonly tournament: Tournament;
  readonly team: Team;
  readonly standing: TeamStanding | null;
  /** Its place in the bracket, once it has left it or it is over. */
  readonly place: TeamPlace | null;
  readonly actions: ReactNode;
}

/** Name and figures of the team, with a link back to its tournament. */
export function TeamHead({ tournament, team, standing, place, actions }: TeamHeadProps) {
  const { t } = useTranslation(['team', 'bracket']);
  const format = useFormat();
  const where = usePlaceToday(tournament);
  const facts: { readonly term: string; readonly value: ReactNode }[] = [];
  if (place)
    facts.push({
      term: place.name === null ? t(place.isFinal ? 'place' : 'placeSoFar') : t('placeIn', { bracket: place.name }),
      value: (
        <>
          {place.place === 1 && place.placeTo === 1 && <TrophyIcon size={24} aria-hidden="true" />}
          {place.place === place.placeTo ? place.place : `${place.place}–${place.placeTo}`}
        </>
      ),
    });
  // Before the first game all figures are zero.
  if (standing?.rows.some(({ wins, draws, losses }) => wins + draws + losses > 0)) {
    const { row, rows, groupId, isOneOfMany } = standing;
    const counts = { rank: row.rank, count: rows.length, letter: groupLetter(groupId) };
    facts.push(
      { term: isOneOfMany ? t('rankGroup', counts) : t('rank'), value: t('rankOf', counts) },
      { term: t('points'), value: row.points },
      { term: t('record'), value: `${row.wins}–${row.draws}–${row.losses}` },
      {
        term: t('goals'),
        value: `${resultText(row.goalsFor, row.goalsAgainst)} (${format.signed(row.goalDifference)})`,
      },
    );
  }
  return (
    <Root as="header">
      <CourtLines />
      <div className="in">
        <Link className="back" to={linkTo('tournament', tournament.id)}>
          <ArrowLeftIcon size={18} aria-hidden="true" />
          {tournament.name}
        </Link>
        <div className="name">
          <TeamSign id={team.id} size={56} />
          <div>
            <h1>{team.name}</h1>
            <p>
              {format.dateRange(tournament.startDate, tournament.endDate)}
              {where && ` · ${where}`}
            </p>
          </div>
        </div>
        {facts.length > 0 && (
          <dl>
            {facts.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="actions">{actions}</div>
      </div>
    </Root>
  );
}
