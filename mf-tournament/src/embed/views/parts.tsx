import type { PlannedGame } from '@courtside/domain/day';
import type { Match } from '@courtside/domain';
import { resultText } from '@courtside/domain/text';
import type { ReactNode } from 'react';
import type { Words } from '../words';

/** Returns a team's name by id; a place without a team has a dash. */
export type FindName = (id: string) => string;

/** Content that is wider than its box scrolls, so it must be reachable by keyboard. */
const scrolls = { className: 'cs-card', role: 'region', tabIndex: 0 } as const;

/** A table with its name. */
export function Sheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div {...scrolls} aria-label={title}>
      <table>
        <caption>{title}</caption>
        {children}
      </table>
    </div>
  );
}

/** Returns the score of a game that has begun; an empty field is a dash. */
export const scoreText = ({ team1Score, team2Score }: Pick<Match, 'team1Score' | 'team2Score'>): string =>
  resultText(team1Score, team2Score);

/** Whether a game has a score to show. */
export const hasScore = ({ state: { team1Score, team2Score } }: PlannedGame): boolean => team1Score !== null || team2Score !== null;

/** Returns a short text next to the score about a game that was not simply played; else empty. */
export function endingText({ state: { play } }: PlannedGame, { t }: Words): string {
  const ending = play?.ending;
  return ending && ending !== 'played' ? t(`ending.${ending}`) : '';
}

/** Two teams, one below the other, each with its goals. */
export function Sides({ game, nameOf }: { readonly game: PlannedGame; readonly nameOf: FindName }) {
  const { team1Score, team2Score } = game.state;
  return (
    <>
      {([team1Score, team2Score] as const).map((score, side) => (
        <p key={side} className="cs-side">
          <span>{nameOf(game.teams[side] ?? '')}</span>
          <b>{score ?? ''}</b>
        </p>
      ))}
    </>
  );
}
