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

/** The board as it stands on other people's pages: on its own ground, saying where it is from. */
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
