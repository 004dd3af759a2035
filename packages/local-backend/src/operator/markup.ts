import { escapeHtml } from '../http/html';

/** HTML that is safe as it is. Only {@link html} makes it, so nothing that is stored gets into a page unescaped. */
export class Markup {
  constructor(readonly text: string) {}
}

export type Content = Markup | string | number | null | undefined | false | readonly Content[];

/** Builds HTML; escapes all inserted values except markup that this function built. Attributes must be quoted. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return new Markup(parts.map((part, index) => part + textOf(index < contents.length ? contents[index] : '')).join(''));
}

function textOf(content: Content): string {
  if (content instanceof Markup) return content.text;
  if (content === null || content === undefined || content === false) return '';
  if (typeof content === 'object') return content.map(textOf).join('');
  return escapeHtml(String(content));
}
