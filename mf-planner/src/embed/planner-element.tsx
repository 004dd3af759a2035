import { adoptStyles, hostCss } from '@courtside/ui/embedded';
import { createRoot, type Root } from 'react-dom/client';
import { reportPlan, type PlanReport } from '../board/plan-report';
import { openingState, type PlannerState } from '../board/planner-state';
import { themedCss } from '../board/themed-css';
import { attributes, planFromAttributes, takeAttribute } from './attributes';
import { BoardView, type BoardViewProps } from './board-view';
import { pickLanguage } from './embed-words';
import release from './release.json';

const css = `${hostCss}${themedCss}`;

/** Permission for a style element, where a browser has no constructed style sheets. Known only while the script runs. */
const nonce = document.currentScript?.nonce;

const themes = ['light', 'dark', 'auto'] as const;

/**
 * `<courtside-planner>`: the tournament size calculator on any page.
 *
 * Attributes in (see `attributes.ts`); each can change at any time, and changes that value alone. A `change` event out
 * (bubbling; its `detail` is a `PlanReport`) whenever the user enters something, never for an attribute. The
 * element's own content is shown where this script is not.
 */
export class CourtsidePlannerElement extends HTMLElement {
  static readonly observedAttributes = attributes;
  static readonly version = release.version;

  #plan: PlannerState = openingState;
  #root: Root | null = null;
  #stale = false;
  /** A page that changes its language while it is open sets it on its root element. */
  readonly #pageLanguage = new MutationObserver(() => this.#render());

  /** The entered numbers and the resulting times. */
  get plan(): PlanReport {
    return reportPlan(this.#plan);
  }

  connectedCallback(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    try {
      adoptStyles(shadow, css, nonce);
      const place = document.createElement('div');
      shadow.append(place);
      this.#root = createRoot(place);
      this.#render();
      this.#pageLanguage.observe(document.documentElement, { attributeFilter: ['lang'] });
    } catch (error) {
      // A link to our page is better than an empty box.
      shadow.replaceChildren(document.createElement('slot'));
      this.#root = null;
      reportError(error);
    }
  }

  disconnectedCallback(): void {
    this.#pageLanguage.disconnect();
    this.#root?.unmount();
    this.#root = null;
    this.shadowRoot?.querySelector('div')?.remove();
  }

  attributeChangedCallback(name: string): void {
    this.#plan = takeAttribute(
      this.#plan,
      name,
      planFromAttributes((attribute) => this.getAttribute(attribute)),
    );
    if (this.#stale) return;
    this.#stale = true; // several attributes at once are one picture
    queueMicrotask(() => {
      this.#stale = false;
      this.#render();
    });
  }

  readonly #change: BoardViewProps['onChange'] = (plan) => {
    this.#plan = plan;
    this.#render();
    this.dispatchEvent(new CustomEvent<PlanReport>('change', { detail: this.plan, bubbles: true, composed: true }));
  };

  #render(): void {
    const theme = themes.find((known) => known === this.getAttribute('theme')) ?? null;
    const language = pickLanguage([this.getAttribute('lang'), this.closest('[lang]')?.getAttribute('lang'), ...navigator.languages]);
    this.#root?.render(<BoardView plan={this.#plan} language={language} theme={theme} onChange={this.#change} />);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'courtside-planner': CourtsidePlannerElement;
  }
}
