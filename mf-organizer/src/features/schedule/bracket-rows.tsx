import { type Bracket, type Side } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { TeamName, useBracketWords } from '@courtside/tournament-ui';
import { color, CourtBadge, fontFamily, isCourtLetter, line } from '@courtside/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import { useExpectedStart } from '../../games/expected-starts';
import type { BracketOfDay, BracketPlace } from './bracket-places';
import { ExpectedTime } from './game-facts';
import { Facts, Parts, RowBox, Teams, When } from './row-style';
import { TimeHead } from './time-head';

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

/** The bracket's games of a day, below those of the groups and in the order of time. They are changed in the drawing, to which each number links. */
export function BracketRows({
  of: { bracket, places },
  after,
  isOneCourt,
}: {
  readonly of: BracketOfDay;
  readonly after: number;
  readonly isOneCourt: boolean;
}) {
  return places.map((place, index) => (
    <Fragment key={place.index}>
      {!isOneCourt && places[index - 1]?.slot.slot !== place.slot.slot && (
        <TimeHead time={place.slot} gridRow={after + place.slot.slot + 1} />
      )}
      <BracketRow bracket={bracket} place={place} gridRow={after + place.slot.slot + 1} isOneCourt={isOneCourt} />
    </Fragment>
  ));
}

interface BracketRowProps {
  readonly bracket: Bracket;
  readonly place: BracketPlace;
  readonly gridRow: number;
  readonly isOneCourt: boolean;
}

function BracketRow({ bracket, place: { index, slot }, gridRow, isOneCourt }: BracketRowProps) {
  const { t } = useTranslation('common');
  const words = useBracketWords();
  const game = bracket.template.games[index];
  const state = bracket.states[index];
  const start = useExpectedStart(game?.id ?? '');
  if (!game || !state) return null;
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
    <RowBox data-bracket-game={game.id} style={{ gridRow, gridColumn: slot.court + 2 }}>
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
          <span>{words.round(bracket.template, game.level, game.roundId)}</span>
        </Facts>
        <Teams>
          {team(0)}
          {team(1)}
        </Teams>
      </Parts>
    </RowBox>
  );
}
