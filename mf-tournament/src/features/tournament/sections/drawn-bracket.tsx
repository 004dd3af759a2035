import type { Bracket, BracketProblem, BracketSlot, GameId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { BracketRanking, BracketView, Section } from '@courtside/tournament-ui';
import { Notice, Stack } from '@courtside/ui';
import { memo } from 'react';
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
  readonly bracket: Bracket;
  readonly timetable: ReadonlyMap<GameId, BracketSlot> | undefined;
  readonly problems: readonly BracketProblem[];
}

/** The section of a bracket: its drawing and its ranking. */
export const DrawnBracket = memo(function DrawnBracket({ id, title, bracket, timetable, problems }: DrawnBracketProps) {
  const { t } = useTranslation('bracket');
  const head = id === undefined || title === undefined ? ({ id: 'bracket' } as const) : { id, title };
  return (
    <Section {...head} print="sheet">
      <Parts>
        {problems.length > 0 && <Notice kind="warning">{t('problems', { count: problems.length })}</Notice>}
        <div>
          <BracketView bracket={bracket} timetable={timetable} />
        </div>
        <div>
          <BracketRanking bracket={bracket} {...(id === undefined ? { id: 'final-ranking' } : {})} />
        </div>
      </Parts>
    </Section>
  );
});
