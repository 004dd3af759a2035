import { startFailureWords } from '@courtside/i18n/start-failure-words';

/**
 * Shown if the site's libraries could not be loaded: without React, its styles and the translations. Therefore it is in all languages.
 * @param retry called after the message has been removed
 */
export function showBareFailure(place: HTMLElement, retry: () => void): void {
  const page = document.createElement('main');
  page.style.cssText = 'max-width: 40rem; margin: 0 auto; padding: 1.5rem; font: 1.0625rem/1.5 system-ui, sans-serif';
  page.append(withText('h1', 'Courtside'));
  for (const [language, words] of Object.entries(startFailureWords.words)) {
    const paragraph = withText('p', words);
    paragraph.lang = language;
    page.append(paragraph);
  }
  const button = withText('button', startFailureWords.retryLabel);
  button.style.cssText = 'min-height: 2.75rem; padding: 0 1rem; font: inherit';
  button.addEventListener('click', () => {
    page.remove();
    retry();
  });
  page.append(button);
  place.replaceChildren(page);
}

function withText(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
