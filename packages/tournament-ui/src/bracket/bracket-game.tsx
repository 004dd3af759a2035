import { type Bracket, BYE, type BracketSlot, type GameId, type Side, TBD } from '@courtside/domain';
import { isAtCourt } from '@courtside/domain/wall';
import { color, line, MineTag, radius, type, VisuallyHidden, visuallyHidden } from '@courtside/ui';
import { memo, type CSSProperties } from 'react';
import styled from 'styled-components';
import { useGameState, usePlayDay } from '../day/day-context';
import { Outcome } from '../day/outcome';
import { countedScores, getShownEnding } from '../day/stored-state';
import { GameLink } from '../layout/game-link';
import { TeamName, twoLines, useIsMine, useTeamName } from '../teams/team-directory';
import { SPACE_NEXT_TO_NAME, getDiscSize, getGameHeight, type DrawingSize } from './drawing-size';
import { fitText, LINE } from './fit-text';
import type { BracketWords } from './use-bracket-words';
import { useSeriesWords } from './use-series-words';

const Box = styled.div`
  position: relative;
  background: ${color.surface};
  border: ${line.hair} solid ${color.lineStrong};
  border-radius: ${radius.control};
  overflow: hidden;
  &[data-path] {
    outline: ${line.paint} solid ${color.ink};
    outline-offset: -${line.paint};
  }
  &[data-dormant] {
    border-style: dashed;
    color: ${color.ink3};
  }
  /* The tint and the yellow edge mark it, so the name gets the space. */
  ${MineTag} {
    ${visuallyHidden}
  }
  @media print {
    border-color: #000;
    border-radius: 0;
    outline: 0 !important;
  }
`;

const Side2 = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.375rem;
  height: var(--place-height);
  padding-inline: 0.5rem;
  ${type.small}
  & + & {
    border-top: ${line.hair} solid ${color.line};
  }
  &[data-mine] {
    background: ${color.mineTint};
    box-shadow: inset 5px 0 ${color.mine};
  }
  &[data-lost],
  > em {
    color: ${color.ink3};
  }
  @media print {
    &,
    &[data-lost],
    > em {
      color: #000;
    }
  }
  > em {
    font-style: normal;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > em[data-two-lines] {
    ${twoLines}
  }
  > [data-whole] {
    line-height: ${LINE};
    white-space: normal;
  }
  b {
    font:
      700 1.125rem/1 'Barlow Condensed',
      sans-serif;
    font-variant-numeric: tabular-nums;
  }
`;

const Meta = styled.span`
  display: flex;
  justify-content: space-between;
  gap: 0.375rem;
  height: var(--meta-height);
  padding: 0 0.5rem;
  align-items: center;
  border-top: ${line.hair} solid ${color.line};
  background: ${color.sunken};
  font-size: 0.75rem;
  line-height: 1;
  color: ${color.ink2};
  white-space: nowrap;
  [data-state='live'] {
    padding: 0.125rem 0.375rem;
    border-radius: 999px;
    background: ${color.ball};
    color: ${color.onBall};
    font-weight: 700;
  }
  [data-late] {
    color: ${color.warn};
    font-weight: 700;
  }
  [data-state],
  [data-ending] {
    font-weight: 700;
  }
`;

const Press = styled.button`
  position: absolute;
  inset: 0;
  width: 100%;
  border: 0;
  background: none;
  cursor: pointer;
  &:hover {
    box-shadow: inset 0 0 0 2px ${color.action};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export interface BracketGameProps {
  readonly bracket: Bracket;
  readonly index: number;
  readonly size: DrawingSize;
  readonly words: BracketWords;
  readonly onPath: boolean;
  readonly slot?: BracketSlot | undefined;
  /** Makes the game a button, for organizers. */
  readonly onGame?: ((id: GameId) => void) | undefined;
}

/** A game of the drawing: two places, two scores, its number, time and court. */
export const BracketGame = memo(function BracketGame({ bracket, index, size, words, onPath, slot, onGame }: BracketGameProps) {
  const game = bracket.template.games[index];
  const state = bracket.states[index];
  if (!game || !state) return null;
  const heights = {
    'height': getGameHeight(size),
    '--place-height': `${size.placeHeight}px`,
    '--meta-height': `${size.metaHeight}px`,
  } as CSSProperties;
  return (
    <Box
      style={heights}
      data-path={onPath || undefined}
      data-dormant={state.status === 'dormant' || undefined}
      data-status={state.status}
      id={`game-${game.id}`}
    >
      <Place {...{ bracket, index, size, words }} side={0} />
      <Place {...{ bracket, index, size, words }} side={1} />
      <Meta>
        {game.number === null || onGame ? (
          <span>{game.number === null ? '' : words.number(game.number)}</span>
        ) : (
          <GameLink target={`game-${game.id}`} number={game.number}>
            {words.number(game.number)}
          </GameLink>
        )}
        <StateOfGame {...{ bracket, index, slot, words }} />
      </Meta>
      {onGame && game.number !== null && <Press type="button" aria-label={words.game(game.number)} onClick={() => onGame(game.id)} />}
    </Box>
  );
});

/** The state of a game next to its number: on court, how it ended, or when and where it is played. */
function StateOfGame({ bracket, index, slot, words }: Pick<BracketGameProps, 'bracket' | 'index' | 'slot' | 'words'>) {
  const { bracketGames, expected, heldUntil } = usePlayDay();
  const nameOf = useTeamName();
  const id = bracket.template.games[index]?.id;
  const start = id === undefined ? undefined : expected.get(id);
  const stored = id === undefined ? undefined : bracketGames.get(id);
  const state = useGameState(id, stored);
  const { progress } = useSeriesWords();
  const series = progress({ bestOf: bracket.template.games[index]?.bestOf, play: stored?.play });
  const [team1Id, team2Id] = bracket.states[index]?.slots ?? [TBD, TBD];
  if (stored && getShownEnding(stored)) return <Outcome short play={stored.play} team1Id={team1Id} team2Id={team2Id} />;
  if (isAtCourt(state)) return <span data-state={state}>{series ?? words.state(state, heldUntil)}</span>;
  const kept = wentOnAnyway(bracket.states[index]);
  if (kept !== null)
    return (
      <span data-ending="corrected" title={words.kept(nameOf(kept))}>
        <span aria-hidden="true">{words.keptShort}</span>
        <VisuallyHidden>{words.kept(nameOf(kept))}</VisuallyHidden>
      </span>
    );
  if (series) return <span data-series="">{series}</span>;
  // The winner advances without this game: there is no time for it.
  const isPassed = bracket.states[index]?.status === 'bye' || bracket.states[index]?.status === 'void';
  if (isPassed) return <span>{words.notPlayed}</span>;
  return slot && <span data-late={start?.isLate || undefined}>{words.timeAndCourt(slot, start)}</span>;
}

/** The team that advanced although the corrected scores name the other one; null if the scores decide. */
function wentOnAnyway(state: Bracket['states'][number] | undefined): string | null {
  const [one = null, other = null] = state?.scores ?? [];
  if (state?.status !== 'decided' || one === null || other === null || one === other) return null;
  const ahead = state.slots[one > other ? 0 : 1];
  return state.winner === ahead || !state.slots.includes(state.winner) ? null : state.winner;
}

/** The scores to show for a game: while it is played the current ones, though they decide nothing yet. */
function useShownScores(bracket: Bracket, index: number): readonly [number | null, number | null] {
  const { bracketGames, forfeitGoals } = usePlayDay();
  const state = bracket.states[index];
  const id = bracket.template.games[index]?.id;
  const stored = id === undefined ? undefined : bracketGames.get(id);
  const derived = state?.scores ?? [null, null];
  if (!state || !stored?.play || (stored.play.state !== 'playing' && getShownEnding(stored) === null)) return derived;
  const [one, other] = countedScores(stored, forfeitGoals);
  return stored.team1Id === state.slots[1] && stored.team2Id === state.slots[0] ? [other, one] : [one, other];
}

function Place({
  bracket,
  index,
  size,
  words,
  side,
}: Pick<BracketGameProps, 'bracket' | 'index' | 'size' | 'words'> & { readonly side: Side }) {
  const state = bracket.states[index];
  const scores = useShownScores(bracket, index);
  const occupant = state?.slots[side] ?? TBD;
  const isMine = useIsMine(occupant);
  const isTeam = occupant !== TBD && occupant !== BYE;
  const won = isTeam && state?.status === 'decided' && state.winner === occupant;
  const lost = isTeam && state?.status === 'decided' && !won;
  const waiting = isTeam ? '' : (words.waiting(bracket, index, side) ?? '');
  return (
    <Side2 data-mine={(isTeam && isMine) || undefined} data-lost={lost || undefined}>
      {size.wholeNames ? (
        <WholeName team={isTeam ? occupant : null} waiting={waiting} won={won} size={size} />
      ) : (
        <ScreenName team={isTeam ? occupant : null} waiting={waiting} won={won} size={size} />
      )}
      <b>{scores[side] ?? ''}</b>
    </Side2>
  );
}

interface PlaceNameProps {
  readonly team: string | null;
  readonly waiting: string;
  readonly won: boolean;
  readonly size: DrawingSize;
}

/** Disc and name, or what a place waits for, on one line or two; a longer text is truncated. */
function ScreenName({ team, waiting, won, size }: PlaceNameProps) {
  if (team !== null) return <TeamName id={team} strong={won} twoLines={size.nameSize} discSize={getDiscSize(size)} />;
  return (
    <em data-two-lines="" style={{ fontSize: size.nameSize }}>
      {waiting}
    </em>
  );
}

/** A name, or what a place waits for, in the largest size in which it fits. */
function WholeName({ team, waiting, won, size }: PlaceNameProps) {
  const nameOf = useTeamName();
  const text = team === null ? waiting : nameOf(team);
  const fontSize = fitText(text, { width: size.gameWidth - SPACE_NEXT_TO_NAME, height: size.placeHeight - 1 });
  return (
    <em data-whole="" style={{ fontSize, fontWeight: won ? 700 : undefined }}>
      {text}
    </em>
  );
}
