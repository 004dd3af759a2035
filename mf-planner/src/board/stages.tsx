import {
  planBracket,
  plannerSwissMaximum,
  planSwiss,
  type PlannerInput,
  type PlannerStage,
  type PlannerStages,
} from '@courtside/domain/planner';
import { useId } from 'react';
import { BandValue } from './band-value';
import { NumberBox } from './number-box';
import { bracketTypes } from './planner-state';
import { useWords } from './words';

export interface StagesProps {
  readonly input: PlannerInput;
  readonly value: PlannerStages;
  readonly onChange: (value: PlannerStages) => void;
}

/** Swiss rounds and a bracket day in addition to the groups: the inputs and the result. */
export function Stages({ input, value, onChange }: StagesProps) {
  const { t } = useWords();
  const headingId = useId();
  const bracketId = useId();
  const { swissRounds, bracket } = value;
  const swissLabel = t('stages.swissRounds');
  const rows: ReadonlyArray<readonly [string, PlannerStage | null]> = [
    ...(swissRounds > 0 ? [[t('stages.swissRow', { count: swissRounds }), planSwiss(input, swissRounds)] as const] : []),
    ...(bracket ? [[t('stages.bracketRow', { type: t(`stages.${bracket}`) }), planBracket(input, bracket)] as const] : []),
  ];
  return (
    <section className="cs-stages" aria-labelledby={headingId}>
      <h2 className="cs-heading" id={headingId}>
        {t('stages.title')}
      </h2>
      <div className="cs-inputs">
        <NumberBox
          name="swissRounds"
          label={swissLabel}
          value={swissRounds}
          onChange={(next) => onChange({ ...value, swissRounds: Math.min(plannerSwissMaximum, next ?? 0) })}
          min={0}
          max={plannerSwissMaximum}
          start={0}
          labels={{ less: t('less', { field: swissLabel }), more: t('more', { field: swissLabel }) }}
        />
        <div className="cs-field">
          <label className="cs-label" htmlFor={bracketId}>
            {t('stages.bracket')}
          </label>
          <select
            id={bracketId}
            className="cs-select"
            name="bracket"
            value={bracket ?? ''}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              onChange({ ...value, bracket: bracketTypes.find((type) => type === chosen) ?? null });
            }}
          >
            <option value="">{t('stages.noBracket')}</option>
            {bracketTypes.map((type) => (
              <option key={type} value={type}>
                {t(`stages.${type}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      {rows.length > 0 && <StageTable rows={rows} />}
    </section>
  );
}

function StageTable({ rows }: { readonly rows: ReadonlyArray<readonly [string, PlannerStage | null]> }) {
  const { t } = useWords();
  return (
    <div className="cs-card">
      <table className="cs-grid cs-stage-table">
        <caption>{t('stages.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('stages.stage')}</th>
            <th scope="col">{t('stages.games')}</th>
            <th scope="col">{t('stages.courtTime')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, stage]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {stage ? (
                <>
                  <td className="cs-count">{stage.lastMayBeSkipped ? t('stages.upTo', { games: stage.games }) : stage.games}</td>
                  <td>
                    <BandValue value={stage.courtTime} />
                  </td>
                </>
              ) : (
                <td className="cs-count" colSpan={2}>
                  {t('stages.tooFew')}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
