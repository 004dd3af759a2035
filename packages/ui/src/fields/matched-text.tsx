import { findText } from '@courtside/domain/text';

/** The text with the searched letters underlined; a `mark` would make some screen readers break the word. */
export function MatchedText({ text, term }: { readonly text: string; readonly term: string }) {
  const match = findText(text, term);
  if (!match) return <b>{text}</b>;
  const { start, end } = match;
  return (
    <b>
      {text.slice(0, start)}
      <span data-match>{text.slice(start, end)}</span>
      {text.slice(end)}
    </b>
  );
}
