import { finalRanking, type Bracket, type RankedTeam, type TeamId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { color, line, space, TrophyIcon, type, VisuallyHidden } from '@courtside/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { ListCard } from '../layout/list-card';
import { LinkedTeam } from '../teams/linked-team';
import { TeamName, useMyTeam } from '../teams/team-directory';

const Champion = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin: 0 0 ${space[3]};
  padding: ${space[2]} ${space[3]};
  background: ${color.court};
  color: #fff;
  border-radius: 6px;
  ${type.d3}
  small {
    display: block;
    ${type.small}
    font-weight: 400;
  }
  @media print {
    padding: 0;
    background: none;
    color: #000;
  }
`;

const List = styled(ListCard)`
  scroll-margin-top: calc(var(--cs-sticky-top, 0px) + 4rem);
  ol {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
    gap: 0 ${space[4]};
  }
  li {
    /* A name has room for some letters next to its rank, or gets its own line. */
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-height: 2.25rem;
    border-top: ${line.hair} solid ${color.line};
  }
  li[data-mine] {
    background: ${color.mineTint};
    box-shadow: inset 5px 0 ${color.mine};
    padding-inline-start: 0.5rem;
  }
  li > :nth-child(2) {
    flex: 1 1 6rem;
  }
  /* The champion has its own row. */
  li[data-champion] {
    grid-column: 1 / -1;
    padding-block: ${space[1]};
    font-weight: 700;
    small {
      display: flex;
      align-items: center;
      gap: ${space[0]};
      ${type.small}
    }
  }
  li > :first-child {
    flex: 0 0 3.25rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

/** The champion of a finished bracket; nothing before that. */
export function BracketChampion({ bracket }: { readonly bracket: Bracket }) {
  const { t } = useTranslation('bracket');
  const { champion } = useMemo(() => finalRanking(bracket), [bracket]);
  if (champion === null) return null;
  return (
    <Champion data-champion="">
      <TrophyIcon size={24} aria-hidden="true" />
      <span>
        <small>{t('champion')}</small>
        <TeamName id={champion} />
      </span>
    </Champion>
  );
}

/** All teams from first to last, the champion above; as far as it is known while there are games to play. */
export function BracketRanking({ bracket, id }: { readonly bracket: Bracket; /** Its address in the page. */ readonly id?: string }) {
  const { t } = useTranslation('bracket');
  const { complete, champion, teams } = finalRanking(bracket);
  const out = complete ? teams : teams.filter(({ teamId }) => hasLeft(bracket, teamId));
  if (out.length === 0) return null;
  return <RankingList id={id} title={complete ? t('ranking') : t('rankingSoFar')} teams={out} champion={champion} />;
}

interface RankingListProps {
  /** Its address in the page. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly teams: readonly RankedTeam[];
  /** The champion of a bracket, named as such. */
  readonly champion?: TeamId | null;
}

/** Teams with their places, the first above. */
export function RankingList({ id, title, teams, champion = null }: RankingListProps) {
  const { t } = useTranslation('bracket');
  const mine = useMyTeam();
  return (
    <List as="section" id={id}>
      <h3>{title}</h3>
      <ol>
        {teams.map(({ teamId, place, placeTo }) => (
          <li key={teamId} data-mine={teamId === mine || undefined} data-champion={teamId === champion ? '' : undefined}>
            <span>
              <span aria-hidden="true">{place === placeTo ? place : `${place}–${placeTo}`}</span>
              <VisuallyHidden>{place === placeTo ? t('place', { place }) : t('places', { from: place, to: placeTo })}</VisuallyHidden>
            </span>
            {teamId === champion ? (
              <span>
                <small>
                  <TrophyIcon size={16} aria-hidden="true" />
                  {t('champion')}
                </small>
                <LinkedTeam id={teamId} />
              </span>
            ) : (
              <LinkedTeam id={teamId} />
            )}
          </li>
        ))}
      </ol>
    </List>
  );
}

/** A team without a game left to play has its final place. */
function hasLeft({ states }: Bracket, team: string): boolean {
  return !states.some(({ slots, status }) => (status === 'waiting' || status === 'ready') && slots.some((occupant) => occupant === team));
}
