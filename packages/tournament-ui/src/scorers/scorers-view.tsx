import type { Scorer } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { Button, color, EmptyLine, media, Table, TableCard, type, useKeptState, useMedia, VisuallyHidden } from '@courtside/ui';
import { memo, type ElementType } from 'react';
import styled from 'styled-components';
import { TeamName, useIsMine } from '../teams/team-directory';
import { namedPlayer, type NamedPlayer } from '../players/named-players';
import { PlayerLink } from '../players/player-link';
import type { TeamsViewProps } from '../teams/teams-view';

export interface ScorersViewProps {
  /** Best first, see `topScorers`. */
  readonly scorers: readonly Scorer[];
  readonly profiles: TeamsViewProps['profiles'];
  /** The router's link, for names that lead to the players' own pages; without it they lead nowhere. */
  readonly linkAs?: ElementType;
}

/** The number of players shown at first, with all players who share the last rank. */
const FIRST = 10;

const List = styled(Table)`
  th[data-narrow],
  td[data-narrow] {
    width: 3rem;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  td[data-goals] {
    font-weight: 700;
  }
  [data-below] {
    ${type.small}
    color: ${color.ink2};
  }
`;

/** The top scorers: rank, player, team, goals. Players with the same number of goals share a rank. */
export const ScorersView = memo(function ScorersView({ scorers, profiles, linkAs }: ScorersViewProps) {
  const { t } = useTranslation('tournament');
  // The team is below its player: two names do not fit next to each other.
  const isPhone = useMedia(media.phone);
  const [showsAll, setShowsAll] = useKeptState<boolean>('scorers all', false);
  if (scorers.length === 0) return <EmptyLine>{t('scorers.empty')}</EmptyLine>;
  const lastRank = scorers[FIRST - 1]?.rank ?? Infinity;
  const first = scorers.filter(({ rank }) => rank <= lastRank);
  const shown = showsAll ? scorers : first;
  return (
    <TableCard label={t('section.scorers')}>
      <List>
        <thead>
          <tr>
            <th scope="col" data-narrow="">
              <span aria-hidden="true">#</span>
              <VisuallyHidden>{t('scorers.rank')}</VisuallyHidden>
            </th>
            <th scope="col">{t('scorers.player')}</th>
            {!isPhone && <th scope="col">{t('scorers.team')}</th>}
            <th scope="col" data-narrow="">
              {t('scorers.goals')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((scorer) => (
            <Row
              key={`${scorer.player} ${scorer.teamId}`}
              scorer={scorer}
              isPhone={isPhone}
              player={namedPlayer(scorer.player, profiles) ?? { name: t('scorers.unknown'), page: null }}
              linkAs={linkAs}
            />
          ))}
        </tbody>
      </List>
      {first.length < scorers.length && (
        <Button variant="quiet" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('scorers.fewer') : t('scorers.all', { count: scorers.length })}
        </Button>
      )}
    </TableCard>
  );
});

interface RowProps {
  readonly scorer: Scorer;
  readonly player: NamedPlayer;
  readonly isPhone: boolean;
  readonly linkAs?: ElementType | undefined;
}

function Row({ scorer: { rank, teamId, goals }, player, isPhone, linkAs }: RowProps) {
  const isMine = useIsMine(teamId);
  const team = <TeamName id={teamId} discSize={18} />;
  return (
    <tr data-mine={isMine || undefined}>
      <td data-narrow="">{rank}</td>
      <th scope="row">
        <PlayerLink player={player} linkAs={linkAs} />
        {isPhone && <div data-below="">{team}</div>}
      </th>
      {!isPhone && <td>{team}</td>}
      <td data-narrow="" data-goals="">
        {goals}
      </td>
    </tr>
  );
}
