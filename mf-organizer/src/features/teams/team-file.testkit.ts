/** A chosen file. jsdom has no `arrayBuffer` of a file. */
export function teamFile(content: string | Uint8Array, name = 'teams.csv'): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = new File([bytes.slice()], name);
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes.slice().buffer) });
}
