import { elements } from './elements';

for (const [name, element] of Object.entries(elements)) {
  // A page that loads the script twice, or two versions of it, keeps the first.
  if (!customElements.get(`courtside-${name}`)) customElements.define(`courtside-${name}`, element);
}
