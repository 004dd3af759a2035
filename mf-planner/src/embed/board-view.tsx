import { PlannerBoard } from '../board/planner-board';
import type { PlannerState } from '../board/planner-state';
import { embedWords, type EmbedLanguage } from './embed-words';

export interface BoardViewProps {
  readonly plan: PlannerState;
  readonly language: EmbedLanguage;
  /** `null` follows the page's `color-scheme`. */
  readonly theme: 'light' | 'dark' | 'auto' | null;
  readonly onChange: (plan: PlannerState) => void;
}

/** The board on other sites: with its own background and a link to its source. */
export function BoardView({ plan, language, theme, onChange }: BoardViewProps) {
  const words = embedWords(language);
  return (
    <div className="cs-root" data-theme={theme ?? undefined} lang={language}>
      <PlannerBoard value={plan} words={words} onChange={onChange}>
        <p className="cs-meta">{words.t('by', { product: 'Courtside' })}</p>
      </PlannerBoard>
    </div>
  );
}
