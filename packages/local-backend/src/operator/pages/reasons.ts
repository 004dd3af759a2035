import path from 'node:path';
import type { RuleReason } from '@courtside/rules-language';
import { html, type Markup } from '../markup';
import type { SignedInRequest } from '../services';

/** The lines of the rules, each with its result. */
export function reasonList({ say }: Pick<SignedInRequest, 'say'>, reasons: readonly RuleReason[]): Markup {
  if (reasons.length === 0) return html`<p class="quiet">${say.data.noLine}</p>`;
  const items = reasons.map(({ fileName, line, rule, problem }) => {
    const what =
      problem === null
        ? say.reason.allowed
        : html`${problem.line === line ? '' : `${say.reason.line(String(problem.line))}, `}${say.reason.because(say.reason[problem.kind])}
            <code>${problem.text}</code>`;
    return html`<li><code>${path.basename(fileName)}:${String(line)}</code> <code>${rule}</code><br />${what}</li>`;
  });
  return html`<ul class="lines">
    ${items}
  </ul>`;
}
