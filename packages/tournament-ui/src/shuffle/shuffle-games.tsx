import { courtLetter, type PlayerId } from '@courtside/domain';
import type { MixedTeam, ShuffleGame, ShuffleRound } from '@courtside/domain/shuffle';
import { useFormat, useTranslation } from '@courtside/i18n';
import { color, CourtBadge, fontFamily, isCourtLetter, line, radius, space, type } from '@courtside/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Games = styled.ol`
  display: grid;
  gap: ${space[3]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Game = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[3]};
  border: ${line.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  &[data-mine] {
    background: ${color.mineTint};
    box-shadow: inset 5px 0 ${color.mine};
  }
  @media print {
    break-inside: avoid;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  ${type.control}
  > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  > hr {
    grid-column: 1 / -1;
    width: 100%;
    margin: 0;
    border: 0;
    border-top: ${line.hair} solid ${color.line};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    overflow-wrap: anywhere;
  }
  li[data-me] {
    font-weight: 700;
  }
  small {
    ${type.meta}
    color: ${color.ink3};
  }
`;

const Goals = styled.strong`
  font: 700 1.75rem / 1 ${fontFamily.display};
  font-variant-numeric: tabular-nums;
  color: ${color.ink3};
  &[data-won] {
    color: ${color.ink};
  }
`;

const Rests = styled.p`
  margin: ${space[3]} 0 0;
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

export interface ShuffleGamesProps {
  readonly round: ShuffleRound;
  readonly nameOf: (player: PlayerId) => string;
  /** The reader, whose game is marked. */
  readonly me?: string | null;
  /** A line below the names of a team of a round that is not drawn yet, without results; nothing for an empty one. */
  readonly noteOf?: (team: MixedTeam) => string;
  /** An organizer's tools for a game. */
  readonly renderTools?: (game: ShuffleGame) => ReactNode;
}

/** The games of a round of a shuffle: when, where, who plays with whom, the result; and who rests. */
export function ShuffleGames({ round, nameOf, me = null, noteOf, renderTools }: ShuffleGamesProps) {
  const { t } = useTranslation(['shuffle', 'schedule']);
  const format = useFormat();
  const namesOf = (team: readonly PlayerId[]) => format.list(team.map(nameOf));
  const isMine = (team: MixedTeam) => me !== null && (team as readonly string[]).includes(me);
  return (
    <div>
      <Games>
        {round.games.map((game) => {
          const { id, number, teams, start, court, result } = game;
          const letter = courtLetter(court);
          const label = t('game', { number, time: start, letter, one: namesOf(teams[0]), other: namesOf(teams[1]) });
          return (
            <Game key={id} id={`shuffle-${id}`} aria-label={label} data-mine={teams.some(isMine) || undefined}>
              <Head>
                <time>{start}</time>
                {isCourtLetter(letter) && <CourtBadge letter={letter} label={t('schedule:court', { letter })} />}
                {renderTools?.(game)}
              </Head>
              <Sides>
                {teams.map((team, side) => (
                  <Side
                    key={side}
                    {...{ team, nameOf, me }}
                    note={noteOf?.(team)}
                    isSecond={side === 1}
                    goals={result?.[side] ?? null}
                    isWon={result !== null && result[side]! > result[1 - side]!}
                  />
                ))}
              </Sides>
            </Game>
          );
        })}
      </Games>
      {round.resting.length > 0 && <Rests>{t('rests', { count: round.resting.length, names: namesOf(round.resting) })}</Rests>}
    </div>
  );
}

interface SideProps extends Pick<ShuffleGamesProps, 'nameOf' | 'me'> {
  readonly team: MixedTeam;
  readonly note: string | undefined;
  readonly isSecond: boolean;
  readonly goals: number | null;
  readonly isWon: boolean;
}

function Side({ team, note, nameOf, me, isSecond, goals, isWon }: SideProps) {
  const { t } = useTranslation('shuffle');
  return (
    <>
      {isSecond && <hr aria-hidden="true" />}
      <div>
        <ul>
          {team.map((player) => (
            <li key={player} data-me={player === me || undefined}>
              {nameOf(player)}
            </li>
          ))}
        </ul>
        {note && <small>{note}</small>}
      </div>
      {note !== undefined ? (
        <span />
      ) : goals === null ? (
        <Goals as="span" role="img" aria-label={t('noScore')}>
          –
        </Goals>
      ) : (
        <Goals data-won={isWon || undefined}>{goals}</Goals>
      )}
    </>
  );
}
