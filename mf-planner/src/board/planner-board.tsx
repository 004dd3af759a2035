import { plannerTable } from '@courtside/domain/planner';
import type { ReactNode } from 'react';
import { AdviceList } from './advice-list';
import { Legend } from './legend';
import { LegsField } from './legs-field';
import { planWords } from './plan-words';
import { PlannerFieldsForm } from './planner-fields';
import { toPlannerInput, type PlannerState } from './planner-state';
import { ResultTable } from './result-table';
import { PlanAnnouncer } from './plan-announcer';
import { Stages } from './stages';
import { WordsProvider, type Words } from './words';

export interface PlannerBoardProps {
  readonly value: PlannerState;
  readonly onChange: (value: PlannerState) => void;
  readonly words: Words;
  /** Content below the board, such as a copy button or a link to the source. */
  readonly children?: ReactNode;
}

/**
 * The whole calculator: gets numbers, renders two tables, a sentence and advice. It uses no router, storage, network or component library:
 * `boardCss` has all its styles, wherever it is shown.
 */
export function PlannerBoard({ value, onChange, words, children }: PlannerBoardProps) {
  const { t } = words;
  const { fields, stages } = value;
  const input = toPlannerInput(value);
  const rows = plannerTable(input);
  const { sentence, verdict } = planWords(words, input);
  const said = [sentence, verdict].filter(Boolean).join(' ');
  return (
    <WordsProvider value={words}>
      <div className="cs-frame">
        <div className="cs-board">
          <PlannerFieldsForm value={fields} onChange={(next) => onChange({ ...value, fields: next })}>
            <LegsField value={stages.legs} onChange={(legs) => onChange({ ...value, stages: { ...stages, legs } })} />
          </PlannerFieldsForm>
          <div className="cs-tables">
            <ResultTable caption={t('courtTime')} kind="courtTime" rows={rows} />
            <ResultTable caption={t('frequency')} kind="frequency" rows={rows} />
          </div>
          <Legend />
          <p className="cs-sentence">
            {said} <span className="cs-meta">{t('daylight')}</span>
          </p>
          <PlanAnnouncer text={said} />
          <div className="cs-more">
            <AdviceList input={input} onUse={(change) => onChange({ ...value, fields: { ...fields, ...change } })} />
            <Stages input={input} value={stages} onChange={(next) => onChange({ ...value, stages: next })} />
          </div>
          {children}
        </div>
      </div>
    </WordsProvider>
  );
}
