import type { Identity } from '../../auth/identity';
import type { Person } from '../../auth/operator/administration';
import { html, type Markup } from '../markup';
import { paths } from '../paths';
import type { SignedInRequest } from '../services';
import { reasonList } from './reasons';

/** The maximum length of an explanation (characters): it shows values, and one may be as long as a document. */
const LONGEST = 20_000;

/** The person that the form names; `unknown`: no account has that address or uid. */
type Asked = { readonly person: Person | null; readonly identity: Identity | null } | 'unknown';

/** A form that asks the rules who may read a document or list a collection, and shows the decision. */
export function readersForm(visit: SignedInRequest, path: string, method: 'get' | 'list'): Markup {
  const { say, query } = visit;
  const words = say.data;
  const heading = method === 'get' ? words.whoReads : words.whoLists;
  return html`<section>
    <h2 id="who-heading">${heading}</h2>
    <p class="quiet">${method === 'get' ? words.getNote : words.listNote}</p>
    <form method="get" action="${paths.data}#who-heading" class="row">
      <input type="hidden" name="path" value="${path}" />
      <div>
        <label for="who">${words.who}</label
        ><input
          id="who"
          name="who"
          type="text"
          value="${query.get('who') ?? ''}"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          maxlength="300"
        />
      </div>
      <button>${words.ask}</button>
    </form>
    ${query.has('who') ? verdict(visit, path, method) : ''}
  </section>`;
}

function verdict(visit: SignedInRequest, path: string, method: 'get' | 'list'): Markup {
  const { services, say } = visit;
  const words = say.data;
  const asked = asking(visit);
  if (asked === 'unknown') return html`<p class="note bad" role="status">${words.unknownPerson}</p>`;
  const { person, identity } = asked;
  const decision = method === 'get' ? services.documents.predictGet(identity, path) : services.documents.predictList(identity, path);
  const name = person === null ? say.nobody : (person.email ?? person.uid);
  return html`<p class="note${decision.allowed ? '' : ' bad'}" role="status" data-verdict="${decision.allowed ? 'allowed' : 'denied'}">
      <strong>${decision.allowed ? words.allowed(name) : words.denied(name)}</strong>
    </p>
    ${person?.isDisabled ? html`<p class="bad">${words.disabledNote}</p>` : ''}
    <h3>${words.because}</h3>
    ${reasonList(visit, decision.reasons())}
    <details>
      <summary>${words.explanation}</summary>
      <pre class="code">${decision.explanation().slice(0, LONGEST)}</pre>
    </details>`;
}

function asking({ services, query }: SignedInRequest): Asked {
  const text = (query.get('who') ?? '').trim();
  if (text === '') return { person: null, identity: null };
  const person = services.people.find(text);
  const identity = person === null ? null : services.people.identityOf(person.uid);
  return person === null || identity === null ? 'unknown' : { person, identity };
}
