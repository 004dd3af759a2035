import { adoptStyles } from '@courtside/ui/embedded';
import type { ReactNode } from 'react';
import { draw } from './dom/draw';
import { embedCss } from './embed-css';
import type { Poller, Watcher } from './reading/poller';
import release from './release.json';
import { pickLanguage, wordsIn, type Words } from './words';

/** The nonce for a style element, for browsers without constructed style sheets. Available only while the script runs. */
const nonce = document.currentScript?.nonce;

const themes = ['light', 'dark', 'auto'] as const;

/**
 * An element with live content: it watches a reading while it is in the page, and reports whether it is in view. Its own children show if
 * the script does not run, or there is no content.
 */
export abstract class LiveElement<Value, Need> extends HTMLElement {
  static readonly version: string = release.version;

  #place: HTMLElement | null = null;
  #isStale = false;
  #watched: { readonly poller: Poller<Value, Need>; readonly watcher: Watcher<Need>; readonly end: () => void } | null = null;
  #isInSight = false;
  readonly #sight = new IntersectionObserver((entries) => {
    this.#isInSight = entries.at(-1)?.isIntersecting ?? false;
    this.#tellSight();
  });
  /** A page that changes its language while it is open changes the attribute of its root. */
  readonly #pageLanguage = new MutationObserver(() => this.#renderSoon());

  /** Returns the poller for its attributes; null if they name nothing. */
  protected abstract source(): { readonly poller: Poller<Value, Need>; readonly need: Need } | null;

  protected abstract draw(poller: Poller<Value, Need> | null, words: Words, theme: string | null): ReactNode;

  connectedCallback(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    try {
      adoptStyles(shadow, embedCss, nonce);
      const place = document.createElement('div');
      shadow.append(place);
      this.#place = place;
      this.#watch();
      this.#render();
      this.#sight.observe(this);
      this.#pageLanguage.observe(document.documentElement, { attributeFilter: ['lang'] });
    } catch (error) {
      // Shows the page's own link rather than an empty box.
      shadow.replaceChildren(document.createElement('slot'));
      this.#place = null;
      reportError(error);
    }
  }

  disconnectedCallback(): void {
    this.#pageLanguage.disconnect();
    this.#sight.disconnect();
    this.#isInSight = false;
    this.#watched?.end();
    this.#watched = null;
    this.#place?.remove();
    this.#place = null;
  }

  attributeChangedCallback(name: string): void {
    if (this.#place && name === 'tournament') this.#watch();
    this.#renderSoon();
  }

  #watch(): void {
    this.#watched?.end();
    this.#watched = null;
    const source = this.source();
    if (!source) return;
    const watcher = { need: source.need, tell: () => this.#render() };
    this.#watched = { poller: source.poller, watcher, end: source.poller.watch(watcher) };
    this.#tellSight();
  }

  #tellSight(): void {
    this.#watched?.poller.see(this.#watched.watcher, this.#isInSight);
  }

  #renderSoon(): void {
    if (this.#isStale) return;
    this.#isStale = true; // Several attributes at once cause one render.
    queueMicrotask(() => {
      this.#isStale = false;
      this.#render();
    });
  }

  #render(): void {
    if (!this.#place) return;
    const theme = themes.find((known) => known === this.getAttribute('theme')) ?? null;
    const language = pickLanguage([this.getAttribute('lang'), this.closest('[lang]')?.getAttribute('lang'), ...navigator.languages]);
    draw(this.#place, this.draw(this.#watched?.poller ?? null, wordsIn(language), theme));
  }
}
