import type { Team } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import type { PublicEntry } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { assignDiscs, CardLink, color, line, media, radius, space, TeamDisc, TrophyIcon, type, VisuallyHidden } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useToday } from '../../live/use-today';
import { useWasInSight } from '../../live/use-was-in-sight';
import { findPlace, type TeamPlacement } from './find-place';

const Sheet = styled(CardLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[2]};
  min-height: 5.25rem;
  height: 100%;
  @container (max-width: 16rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  .words {
    display: grid;
    align-content: center;
    gap: 2px;
    min-width: 0;
    padding: ${space[2]} ${space[3]};
  }
  h3 {
    ${type.d4}
    overflow-wrap: anywhere;
  }
  small {
    ${type.meta}
    color: ${color.ink3};
    overflow-wrap: anywhere;
  }
  .teams {
    display: grid;
    gap: 2px;
    margin-top: ${space[0]};
    ${type.control}
  }
  .teams > span {
    display: flex;
    align-items: flex-start;
    gap: ${space[1]};
    min-width: 0;
  }
  .teams b {
    min-width: 0;
    font-weight: inherit;
    overflow-wrap: anywhere;
  }
  @media (hover: hover) {
    &:hover h3 {
      text-decoration: underline;
      text-decoration-thickness: 3px;
      text-underline-offset: 4px;
    }
  }
`;

/** The result; reserves its room before it is known, so that nothing moves. */
const Result = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  width: 5rem;
  border-inline-start: ${line.hair} solid ${color.line};
  text-align: center;
  strong {
    display: flex;
    align-items: center;
    gap: ${space[0]};
    ${type.d2}
    font-variant-numeric: tabular-nums;
  }
  strong[data-shared] {
    ${type.d3}
  }
  span {
    ${type.meta}
    color: ${color.ink3};
  }
  &[data-first] {
    margin: ${line.paint};
    width: calc(5rem - 2 * ${line.paint});
    border: 0;
    border-radius: ${radius.control};
    background: ${color.court};
    box-shadow:
      inset 0 0 0 1px ${color.court},
      inset 0 0 0 3px rgba(255, 255, 255, 0.85);
    color: ${color.onCourt};
    span {
      color: ${color.onCourt2};
    }
  }
  /* A name has room for some letters next to it; in large text on a phone it is below. */
  @container (max-width: 16rem) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space[1]};
    width: auto;
    padding: ${space[1]} ${space[3]};
    border-inline-start: 0;
    border-top: ${line.hair} solid ${color.line};
    &:empty {
      display: none;
    }
    &[data-first] {
      width: auto;
    }
  }
  @media ${media.moving} {
    > * {
      animation: result 200ms;
    }
  }
  @keyframes result {
    from {
      opacity: 0;
    }
  }
`;

/** How many teams of a club are named; for more, it shows their number. */
const MOST_TEAMS = 4;

export interface EntryRowProps {
  readonly entry: PublicEntry;
  /** Loads the team's result once the row is visible. */
  readonly withResult?: boolean;
}

/** A tournament that a player plays or played: when, where, for which team, and the result. The whole row is a link. */
export function EntryRow({ entry, withResult = false }: EntryRowProps) {
  const { tournament, teams, teamIds } = entry;
  const { t } = useTranslation('people');
  const format = useFormat();
  const row = useRef<HTMLLIElement>(null);
  const [team] = teams;
  const result = usePlace(entry, withResult ? team : undefined, row);
  const isOver = tournament.endDate < useToday();
  const discs = teamIds ? assignDiscs(teamIds) : null;
  const address = linkTo('tournament', tournament.id);
  const shown = teams.slice(0, MOST_TEAMS);
  return (
    <li ref={row}>
      <Sheet as={Link} to={withResult && team ? `${address}?team=${encodeURIComponent(team.id)}` : address}>
        <div className="words">
          <h3>{tournament.name}</h3>
          <small>{[format.dateRange(tournament.startDate, tournament.endDate), tournament.location].filter(Boolean).join(' · ')}</small>
          <div className="teams">
            {shown.map(({ id, name }) => {
              const disc = discs?.get(id);
              return (
                <span key={id}>
                  {disc && <TeamDisc disc={disc} size={20} />}
                  <b>{name}</b>
                </span>
              );
            })}
            {teams.length > MOST_TEAMS && <span>+{teams.length - MOST_TEAMS}</span>}
            {teams.length === 0 && <span>{t('mixer')}</span>}
          </div>
        </div>
        {withResult && isOver && team && <Ended result={result} />}
      </Sheet>
    </li>
  );
}

function Ended({ result }: { readonly result: TeamPlacement | null }) {
  const { t } = useTranslation('people');
  if (!result) return <Result aria-hidden="true" />;
  const { place, placeTo, of, group } = result;
  const isShared = placeTo !== place;
  const words = isShared
    ? t('places', { from: place, to: placeTo, of })
    : group
      ? t('groupPlace', { place, of, group })
      : t('place', { place, of });
  const isFirst = place === 1 && !isShared && group === '';
  return (
    <Result data-first={isFirst || undefined}>
      <strong aria-hidden="true" data-shared={isShared || undefined}>
        {isFirst && <TrophyIcon size={20} />}
        {isShared ? `${place}–${placeTo}` : place}
      </strong>
      <span aria-hidden="true">{group ? t('group', { group }) : t('of', { of })}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Result>
  );
}

/** Returns the place; null while it is unknown, or not public. */
function usePlace(
  { tournament, teamIds }: PublicEntry,
  team: Team | undefined,
  row: React.RefObject<Element | null>,
): TeamPlacement | null {
  const today = useToday();
  const asks = team !== undefined && teamIds !== null && tournament.endDate < today;
  const inSight = useWasInSight(row, asks);
  const [result, setResult] = useState<TeamPlacement | null>(null);
  useEffect(() => {
    if (!asks || !inSight || !team || !teamIds) return undefined;
    let isShown = true;
    void findPlace(tournament, team.id, teamIds, today).then((place) => isShown && setResult(place));
    return () => {
      isShown = false;
    };
  }, [asks, inSight, tournament, team, teamIds, today]);
  return asks ? result : null;
}
