const plain = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase();

/** Where `term` begins in `text`, without regard to case and accents; -1 when it does not. */
export function matchStart(text: string, term: string): number {
  const wanted = plain(term.trim());
  if (!wanted) return -1;
  for (let start = 0; start + 1 <= text.length; start++) {
    const atWord = start === 0 || /[\s'’-]/u.test(text[start - 1] ?? '');
    if (atWord && plain(text.slice(start)).startsWith(wanted)) return start;
  }
  return -1;
}

/** The text with the searched letters underlined; a `mark` would make some screen readers break the word. */
export function MatchedText({ text, term }: { readonly text: string; readonly term: string }) {
  const start = matchStart(text, term);
  if (start < 0) return <b>{text}</b>;
  const end = start + term.trim().length;
  return (
    <b>
      {text.slice(0, start)}
      <span data-match>{text.slice(start, end)}</span>
      {text.slice(end)}
    </b>
  );
}
