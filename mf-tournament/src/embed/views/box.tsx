import type { ReactNode } from 'react';
import type { Known } from '../reading/poller';
import type { Words } from '../words';

export interface BoxProps {
  readonly theme: string | null;
  readonly words: Words;
  readonly title: string;
  readonly known: Known<unknown>;
  /** The content; null if visitors cannot see any. Undefined before the first reading. */
  readonly content: ReactNode;
  /** The page of the product with more details. */
  readonly more: { readonly address: string; readonly name: string } | null;
}

/** The box of every element: its heading, its content or the reason why there is none, the time of the data, and a link to its source. */
export function Box({ theme, words, title, known, content, more }: BoxProps) {
  const { t, language } = words;
  const { value, at, hasFailed } = known;
  const problem =
    value === undefined ? (hasFailed ? 'failed' : 'loading') : value === null ? 'unknown' : content === null ? 'hidden' : null;
  return (
    <div className="cs-root" data-theme={theme ?? undefined} lang={language}>
      <section className="cs-part" aria-label={title} aria-busy={problem === 'loading'}>
        <h2>{title}</h2>
        {problem === null ? content : <p>{t(`state.${problem}`)}</p>}
        {/* The page's own children are better than nothing. */}
        {problem !== null && problem !== 'loading' && <slot />}
        {hasFailed && value !== undefined && <p className="cs-note">{t('asOf', { time: timeText(at, language) })}</p>}
        <p className="cs-meta">
          {more && (
            <>
              <a href={more.address}>{more.name}</a>
              {' · '}
            </>
          )}
          {t('by', { product: 'Courtside' })}
        </p>
      </section>
    </div>
  );
}

const timeText = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
