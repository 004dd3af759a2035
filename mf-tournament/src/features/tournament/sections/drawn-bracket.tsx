import { finalRanking, type Bracket, type BracketProblem, type BracketSlot, type GameId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { BracketRanking, BracketView, Section } from '@courtside/tournament-ui';
import { Notice, Stack } from '@courtside/ui';
import { memo, useMemo } from 'react';
import styled from 'styled-components';

const Parts = styled(Stack)`
  @media print {
    display: block;
  }
`;

interface DrawnBracketProps {
  /** Id and title of its section, if it is not the first bracket. */
  readonly id?: string;
  readonly title?: string;
  /** The event's name, for its printed sheet. */
  readonly event: string;
  readonly bracket: Bracket;
  readonly timetable: ReadonlyMap<GameId, BracketSlot> | undefined;
  readonly problems: readonly BracketProblem[];
}

/** A longer ranking would move the drawing out of sight. */
const SHORT = 16;

/** The section of a bracket: its drawing and its ranking, which comes first if it is complete when the page opens. */
export const DrawnBracket = memo(function DrawnBracket({ id, title, event, bracket, timetable, problems }: DrawnBracketProps) {
  const { t } = useTranslation('bracket');
  const head = id === undefined || title === undefined ? ({ id: 'bracket' } as const) : { id, title };
  const isFirst = useMemo(
    () => bracket.seeds.length <= SHORT && finalRanking(bracket).complete,
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the result of the final moves nothing under its reader
    [bracket.seeds.join()],
  );
  const ranking = (
    <div key="ranking">
      <BracketRanking bracket={bracket} {...(id === undefined ? { id: 'final-ranking' } : {})} />
    </div>
  );
  return (
    <Section {...head} sheet={event}>
      <Parts>
        {problems.length > 0 && <Notice kind="warning">{t('problems', { count: problems.length })}</Notice>}
        {isFirst && ranking}
        <div key="drawing">
          <BracketView bracket={bracket} timetable={timetable} />
        </div>
        {!isFirst && ranking}
      </Parts>
    </Section>
  );
});
