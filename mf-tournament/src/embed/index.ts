import { elements } from './elements';

for (const [name, element] of Object.entries(elements)) {
  // If a page loads the script twice, or two versions of it, the first one stays.
  if (!customElements.get(`courtside-${name}`)) customElements.define(`courtside-${name}`, element);
}
