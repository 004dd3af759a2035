import { plannerAdvice, planTournament, runsSmoothly, type PlannerFields, type PlannerInput } from '@courtside/domain/planner';
import { useId } from 'react';
import { adviceWords, hoursWords } from './plan-words';
import { useWords } from './words';

export interface AdviceListProps {
  readonly input: PlannerInput;
  /** Called with the fields that the user takes over. */
  readonly onUse: (change: Partial<PlannerFields>) => void;
}

/** Changes that would make the day run smoothly, each with a button that applies it. Empty if no game can be played. */
export function AdviceList({ input, onUse }: AdviceListProps) {
  const words = useWords();
  const id = useId();
  const { t } = words;
  if (!planTournament(input)) return null;
  const advice = plannerAdvice(input);
  return (
    <section className="cs-advice" aria-labelledby={id}>
      <h2 className="cs-heading" id={id}>
        {t('advice.title')}
      </h2>
      {advice.length === 0 ? (
        <NothingToChange input={input} />
      ) : (
        <ul>
          {advice.map((each) => {
            const said = adviceWords(words, input, each);
            return (
              <li key={said}>
                <button
                  type="button"
                  className="cs-button cs-small"
                  aria-label={`${t('advice.apply')}: ${said}`}
                  onClick={() => onUse(Object.fromEntries(each.changes.map(({ field, value }) => [field, value])))}
                >
                  {t('advice.apply')}
                </button>
                <span>
                  {said}
                  <span className="cs-meta">
                    {t('advice.result', {
                      hours: hoursWords(words, each.plan.courtTime.hours),
                      between: hoursWords(words, each.plan.frequency.hours),
                    })}
                  </span>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function NothingToChange({ input }: { readonly input: PlannerInput }) {
  const { t } = useWords();
  const plan = planTournament(input);
  return <p>{plan && runsSmoothly(plan) ? t('advice.smooth') : t('advice.none')}</p>;
}
