import type { Bracket, BracketProblem, BracketSlot, GameId } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { BracketRanking, BracketView, Section } from '@courtside/tournament-ui';
import { EmptyState, Notice, Spinner, Stack } from '@courtside/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { useVisit } from '../visit';

const Parts = styled(Stack)`
  @media print {
    display: block;
  }
`;

interface DrawnProps {
  readonly bracket: Bracket;
  readonly timetable: ReadonlyMap<GameId, BracketSlot> | undefined;
  readonly problems: readonly BracketProblem[];
}

/** The drawing and the ranking. */
export function BracketSection() {
  const { t } = useTranslation(['bracket', 'tournament']);
  const { bracket, bracketProblems, timetable, failed } = useVisit();
  if (bracket) return <Drawn bracket={bracket} timetable={timetable} problems={bracketProblems} />;
  return (
    <Section id="bracket">
      {failed.bracket ? <EmptyState failed level={3} title={t('unreadable')} /> : <Spinner label={t('tournament:loading')} />}
    </Section>
  );
}

const Drawn = memo(function Drawn({ bracket, timetable, problems }: DrawnProps) {
  const { t } = useTranslation('bracket');
  return (
    <Section id="bracket" print="sheet">
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
