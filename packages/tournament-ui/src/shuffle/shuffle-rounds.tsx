import type { ShuffleGame, ShuffleRound } from '@courtside/domain/shuffle';
import { useTranslation } from '@courtside/i18n';
import { space, touch, type } from '@courtside/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useFormatDay } from '../time/use-format-day';

const Heading = styled.h3`
  margin: 0 0 ${space[2]};
  ${type.d3}
`;

const Folded = styled.details`
  > summary {
    min-height: ${touch};
    padding-block: 0.625rem;
    cursor: pointer;
    ${type.control}
  }
  > div {
    display: grid;
    gap: ${space[4]};
  }
`;

/** Returns the name of a round, with its day if the event has several. */
export function useRoundName(hasDays: boolean): (round: ShuffleRound) => string {
  const { t } = useTranslation('shuffle');
  const formatDay = useFormatDay();
  return ({ number, date }) => (hasDays ? t('roundDay', { number, day: formatDay(date) }) : t('round', { number }));
}

export interface ShuffleRoundsProps {
  readonly rounds: readonly ShuffleRound[];
  readonly nameOf: (round: ShuffleRound) => string;
  readonly renderGames: (round: ShuffleRound) => ReactNode;
  /** Rendered between the present round and those before it. */
  readonly children?: ReactNode;
}

const isOpenGame = ({ result }: ShuffleGame): boolean => result === null;
const isOpen = ({ games }: ShuffleRound): boolean => games.some(isOpenGame);

/**
 * The present round of a shuffle, then games of earlier rounds that have no result yet, because they may be on court. The other games of
 * earlier rounds are folded. The latest round comes first.
 */
export function ShuffleRounds({ rounds, nameOf, renderGames, children }: ShuffleRoundsProps) {
  const { t } = useTranslation('shuffle');
  const [present, ...earlier] = [...rounds].reverse();
  const played = earlier
    .map((round) => ({ ...round, games: round.games.filter(({ result }) => result !== null) }))
    .filter(({ games }) => games.length > 0);
  return (
    <>
      {present ? (
        <div>
          <Heading>{nameOf(present)}</Heading>
          {renderGames(present)}
        </div>
      ) : (
        <p>{t('none')}</p>
      )}
      {earlier.filter(isOpen).map((round) => (
        <div key={round.number}>
          <Heading>{t('stillOpen', { round: nameOf(round) })}</Heading>
          {renderGames({ ...round, games: round.games.filter(isOpenGame), resting: round.games.every(isOpenGame) ? round.resting : [] })}
        </div>
      ))}
      {children}
      {played.length > 0 && (
        <Folded>
          <summary>{t('earlier')}</summary>
          <div>
            {played.map((round) => (
              <div key={round.number}>
                <Heading>{nameOf(round)}</Heading>
                {renderGames(round)}
              </div>
            ))}
          </div>
        </Folded>
      )}
    </>
  );
}
