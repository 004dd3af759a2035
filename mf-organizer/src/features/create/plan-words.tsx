import { useFormat, useTranslation } from '@courtside/i18n';
import { addDays } from '@courtside/tournament-ui';
import { type } from '@courtside/ui';
import styled from 'styled-components';
import { useTimeWords } from '../../games/time-words';
import { listGroupSizes, type FirstPlan } from './first-plan';

const Words = styled.span`
  ${type.table}
  overflow-wrap: anywhere;
  strong {
    display: block;
    ${type.d4}
  }
`;

/** Describes a plan: "8 teams, 2 groups of 4, 12 games", with the start and end of each day that has games. */
export function PlanWords({ plan, startDate }: { readonly plan: FirstPlan; readonly startDate: string }) {
  const { t } = useTranslation(['organizer', 'common']);
  const format = useFormat();
  const clock = useTimeWords();
  const sizes = listGroupSizes(plan);
  const { days, games } = plan.preview;
  const words = [
    t('common:count.teams', { count: Object.values(plan.groups).flat().length }),
    t('create.groupsOf', { count: sizes.length, sizes: [...new Set([sizes.at(-1), sizes[0]])].join('–') }),
    plan.preview.plan.scheduleType === 'swissRounds' ? t('create.firstRound', { count: games }) : t('common:count.games', { count: games }),
  ];
  return (
    <Words>
      <strong>{words.join(' · ')}</strong>
      {days
        .flatMap(({ games: ofDay, start, end }, day) =>
          ofDay === 0
            ? []
            : t('create.dayLine', { day: format.date(addDays(startDate, day), 'day'), start: clock(start), end: clock(end) }),
        )
        .join(' · ')}
    </Words>
  );
}
