import { bracketTimetable, type Bracket, type BracketProblem, type Tournament } from '@courtside/domain';
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

export interface BracketSectionProps {
  readonly tournament: Tournament;
  readonly bracket: Bracket;
  readonly problems: readonly BracketProblem[];
}

/** The champion when there is one, the drawing, the ranking. */
export const BracketSection = memo(function BracketSection({ tournament, bracket, problems }: BracketSectionProps) {
  const { t } = useTranslation('bracket');
  const { isGameTimesVisible, bracketTimes } = tournament;
  const timetable = useMemo(() => (isGameTimesVisible ? bracketTimetable(bracket.template, bracketTimes) : undefined), [bracket.template, bracketTimes, isGameTimesVisible]);
  return (
    <Section id="bracket" print="sheet" title={t('title')}>
      <Parts>
        {problems.length > 0 && <Notice kind="warning">{t('problems', { count: problems.length })}</Notice>}
        <div>
          <BracketView bracket={bracket} timetable={timetable} />
        </div>
        <div>
          <BracketRanking bracket={bracket} />
        </div>
      </Parts>
    </Section>
  );
});
