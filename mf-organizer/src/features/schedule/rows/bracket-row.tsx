import { type Side } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { TeamName, useBracketWords } from '@courtside/tournament-ui';
import { color, CourtBadge, fontFamily, isCourtLetter, line } from '@courtside/ui';
import styled from 'styled-components';
import { useExpectedStart } from '../../../games/expected-starts';
import type { BracketOfDay, BracketPlace } from '../days/bracket-places';
import { BracketTrouble } from '../problems/bracket-trouble';
import { ExpectedTime } from './game-facts';
import { Troubles } from '../problems/game-trouble';
import { Facts, Parts, RowBox, Teams, When } from './row-style';
import type { Problems } from '../problems/use-problems';

/** A place whose team is not known yet. */
const Waits = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  color: ${color.ink2};
  font-weight: 450;
  &::before {
    content: '';
    flex: none;
    width: 16px;
    height: 16px;
    border: ${line.hair} dashed ${color.lineStrong};
    border-radius: 50%;
  }
`;

const Score = styled.b`
  min-width: 2.5rem;
  min-height: 1.5rem;
  text-align: center;
  font: 700 1.125rem/1.5rem ${fontFamily.display};
`;

export interface BracketRowProps {
  readonly of: BracketOfDay;
  readonly place: BracketPlace;
  readonly gridRow: string;
  readonly isOneCourt: boolean;
  readonly problems: Pick<Problems, 'ofBrackets' | 'keep'>;
}

/**
 * A game of a bracket among those of its day. Its court and time follow from the bracket, so it is not moved alone. It is changed in the drawing, to which its
 * number links.
 */
export function BracketRow({ of: { stage, name, bracket }, place: { index, slot }, gridRow, isOneCourt, problems }: BracketRowProps) {
  const { t } = useTranslation('common');
  const words = useBracketWords();
  const game = bracket.template.games[index];
  const state = bracket.states[index];
  const start = useExpectedStart(game?.id ?? '');
  if (!game || !state) return null;
  const own = problems.ofBrackets.filter(({ gameId }) => gameId === game.id);
  const team = (side: Side) => {
    const waiting = words.waiting(bracket, index, side);
    return (
      <div>
        {waiting === null ? <TeamName id={state.slots[side]} discSize={16} /> : <Waits>{waiting}</Waits>}
        <Score>{state.scores[side]}</Score>
      </div>
    );
  };
  return (
    <RowBox data-bracket-game={game.id} data-stage={stage} style={{ gridRow, gridColumn: slot.court + 2 }}>
      <Parts data-bracket>
        <When>
          {isOneCourt ? (
            <time>{slot.time}</time>
          ) : (
            isCourtLetter(slot.courtLetter) && <CourtBadge letter={slot.courtLetter} label={t('court', { letter: slot.courtLetter })} />
          )}
        </When>
        <Facts>
          <ExpectedTime start={start} />
          <a href={`#game-${game.id}`}>
            <b>{words.number(game.number ?? 0)}</b>
          </a>
          {name !== null && <span>{name}</span>}
          <span>{words.round(bracket.template, game.level, game.roundId)}</span>
        </Facts>
        <Teams>
          {team(0)}
          {team(1)}
        </Teams>
        {own.length > 0 && (
          <Troubles>
            {own.map((problem) => (
              <BracketTrouble key={problem.key} problem={problem} onKeep={problems.keep} />
            ))}
          </Troubles>
        )}
      </Parts>
    </RowBox>
  );
}
