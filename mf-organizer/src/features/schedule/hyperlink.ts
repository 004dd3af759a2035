/** What a link to a recording or a stream begins with. */
export const linkPrefix = 'https://';

/** Empty, or a web address: never a script. */
export function isHyperlink(value: string): boolean {
  const text = value.trim();
  return text === '' || (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text));
}
