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

export interface BracketSectionProps {
  readonly bracket: Bracket;
  readonly timetable: ReadonlyMap<GameId, BracketSlot> | undefined;
  readonly problems: readonly BracketProblem[];
}

/** The champion when there is one, the drawing, the ranking. */
export const BracketSection = memo(function BracketSection({ bracket, timetable, problems }: BracketSectionProps) {
  const { t } = useTranslation('bracket');
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
