/** Makes a date or time half filled in, as browsers report it, which jsdom never does. @returns ends it */
export function halfFill(field: HTMLInputElement): () => void {
  Object.defineProperty(field, 'validity', { configurable: true, value: { badInput: true } });
  return () => void Reflect.deleteProperty(field, 'validity');
}
