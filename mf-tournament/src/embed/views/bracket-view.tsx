import {
  bracketRounds,
  readBracket,
  roundName,
  showsBracket,
  TBD,
  waitingName,
  type Bracket,
  type BracketGame,
  type GameId,
} from '@courtside/domain';
import { withStage } from '@courtside/domain/stages';
import type { Words } from '../words';
import type { FindName } from './parts';
import type { TournamentView } from './view';

/** The brackets round by round: like their drawings, but without lines, and readable in any box. */
export const bracketView: TournamentView = {
  parts: ['brackets'],
  title: 'bracket.title',
  section: '#bracket',
  view: ({ known: { tournament, games, further }, words, nameOf }) => {
    if (!showsBracket(tournament) || games.size === 0) return null;
    const { bracket } = readBracket(tournament, games);
    if (!bracket) return null;
    return (
      <>
        <Rounds name={null} {...{ bracket, games, words, nameOf }} />
        {further.map(({ plan, games: own }) => {
          const { bracket: drawn } = own ? readBracket(withStage(tournament, plan), own) : { bracket: null };
          return own && drawn && <Rounds key={plan.id} name={plan.name} bracket={drawn} games={own} {...{ words, nameOf }} />;
        })}
      </>
    );
  },
};

interface RoundsProps {
  /** Null for the first bracket. */
  readonly name: string | null;
  readonly bracket: Bracket;
  readonly games: ReadonlyMap<GameId, BracketGame>;
  readonly words: Words;
  readonly nameOf: FindName;
}

function Rounds({ name, bracket, games, words, nameOf }: RoundsProps) {
  const { template, states } = bracket;
  return bracketRounds(template).map(({ level, roundId, games: indexes }) => {
    const played = indexes.filter((index) => template.games[index]?.kind === 'game' && states[index]?.status !== 'dormant');
    if (played.length === 0) return null;
    const { key, number, to } = roundName(template, level, roundId);
    const round = words.t(`round.${key}`, { number: number ?? 0, to: to ?? 0 });
    return (
      <div key={`${level} ${roundId}`}>
        <h3>{name === null ? round : `${name} · ${round}`}</h3>
        <ol className="cs-grid">
          {played.map((index) => (
            <li key={index} className="cs-card">
              {([0, 1] as const).map((side) => {
                const state = states[index];
                const slot = state?.slots[side];
                const waiting = waitingName(bracket, index, side);
                return (
                  <p key={side} className={slot === state?.winner && slot !== TBD ? 'cs-side cs-winner' : 'cs-side'}>
                    <span>{waiting ? words.t(`waits.${waiting.key}`, { number: waiting.number }) : nameOf(slot ?? '')}</span>
                    <span>{games.get(template.games[index]!.id)?.[side === 0 ? 'team1Score' : 'team2Score'] ?? ''}</span>
                  </p>
                );
              })}
            </li>
          ))}
        </ol>
      </div>
    );
  });
}
