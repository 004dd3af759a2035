import { plannerTable, readPlannerInput } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { color, Stack, type } from '@courtside/ui';
import styled from 'styled-components';
import { Legend } from './legend';
import { PlannerFieldsForm, type PlannerFieldsProps } from './planner-fields';
import { ResultTable } from './result-table';
import { usePlanWords } from './use-plan-words';

const Tables = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: 1.125rem;
`;

const Daylight = styled.p`
  margin: 0;
  color: ${color.ink3};
  ${type.meta}
`;

/** The whole calculator: numbers in, two tables and a sentence out. Knows neither router nor storage. */
export function PlannerBoard({ value, onChange }: PlannerFieldsProps) {
  const { t } = useTranslation('planner');
  const input = readPlannerInput(value);
  const rows = plannerTable(input);
  const { sentence, verdict } = usePlanWords(input);
  return (
    <Stack $gap="1.125rem">
      <PlannerFieldsForm value={value} onChange={onChange} />
      <Tables>
        <ResultTable caption={t('courtTime')} kind="courtTime" rows={rows} />
        <ResultTable caption={t('frequency')} kind="frequency" rows={rows} />
      </Tables>
      <Legend />
      <p role="status" style={{ margin: 0 }}>
        {sentence} {verdict}
      </p>
      <Daylight>{t('daylight')}</Daylight>
    </Stack>
  );
}
