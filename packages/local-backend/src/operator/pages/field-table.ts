import { arrayValues, getKind, mapFields, type Fields, type Value } from '../../firestore/model/value';
import { numberText, timeElement } from '../format';
import { html, type Markup } from '../markup';
import { withQuery, paths } from '../paths';
import type { SignedInRequest } from '../services';
import { table } from '../layout';

/** Rows that are shown of one document, */
const MOST = 1000;
/** and characters of one value. */
const LONGEST = 5000;
/** Deeper than this nothing is moved further to the side. */
const DEEPEST = 4;

interface Row {
  readonly name: string;
  readonly depth: number;
  readonly value: Value;
}

/** The fields of a document, one a line; the content of maps and lists follows, indented. */
export function fieldTable(visit: SignedInRequest, fields: Fields): Markup {
  const words = visit.say.data;
  const rows: Row[] = [];
  for (const row of rowsOf(fields, 0)) {
    if (rows.length === MOST) break;
    rows.push(row);
  }
  const left = countIn(Object.values(fields)) - rows.length;
  if (rows.length === 0) return html`<p>${words.noFields}</p>`;
  return html`${table(
    words.fields,
    [words.field, words.type, words.value],
    rows.map((row) => shown(visit, row)),
    { isStacked: true },
  )}
  ${left === 0 ? '' : html`<p class="quiet">${words.cut(numberText(visit.lang, left))}</p>`}`;
}

function* rowsOf(fields: Fields, depth: number): Iterable<Row> {
  for (const name of Object.keys(fields).sort()) yield* rowsFor(name, fields[name] ?? {}, depth);
}

function* rowsFor(name: string, value: Value, depth: number): Iterable<Row> {
  yield { name, depth, value };
  if (getKind(value) === 'map') yield* rowsOf(mapFields(value), depth + 1);
  else if (getKind(value) === 'array')
    for (const [index, each] of arrayValues(value).entries()) yield* rowsFor(`[${index}]`, each, depth + 1);
}

/** How many rows there would be: a document may hold a million values, for which none are made. */
function countIn(values: readonly Value[]): number {
  let count = values.length;
  for (const value of values) {
    if ('arrayValue' in value) count += countIn(arrayValues(value));
    else if ('mapValue' in value && getKind(value) === 'map') count += countIn(Object.values(mapFields(value)));
  }
  return count;
}

function shown(visit: SignedInRequest, { name, depth, value }: Row): Markup {
  const side = depth === 0 ? 'name' : `name d${Math.min(depth, DEEPEST)}`;
  return html`<tr>
    <th scope="row" class="${side}">${name}</th>
    <td>${getKind(value)}</td>
    <td class="name">${contentOf(visit, value)}</td>
  </tr>`;
}

function contentOf(visit: SignedInRequest, value: Value): Markup | string {
  const { lang } = visit;
  switch (getKind(value)) {
    case 'null':
      return 'null';
    case 'boolean':
      return String(value['booleanValue']);
    case 'number':
      return String(value['integerValue'] ?? value['doubleValue']);
    case 'timestamp': {
      const text = String(value['timestampValue']);
      return html`${timeElement(lang, Date.parse(text))} <span class="quiet">${text}</span>`;
    }
    case 'string':
      return long(visit, String(value['stringValue']));
    case 'bytes':
      return html`<code>${long(visit, String(value['bytesValue']))}</code>`;
    case 'reference':
      return reference(String(value['referenceValue']));
    case 'geoPoint': {
      const { latitude = 0, longitude = 0 } = value['geoPointValue'] as { latitude?: number; longitude?: number };
      return `${latitude}, ${longitude}`;
    }
    case 'array':
      return `[${numberText(lang, arrayValues(value).length)}]`;
    case 'vector':
      return long(visit, JSON.stringify(arrayValues(mapFields(value)['value'] ?? {}).map((each) => each['doubleValue'])));
    case 'map':
      return `{${numberText(lang, Object.keys(mapFields(value)).length)}}`;
  }
}

function long({ say, lang }: SignedInRequest, text: string): Markup | string {
  if (text.length <= LONGEST) return text;
  return html`${text.slice(0, LONGEST)} <span class="quiet">${say.data.cutText(numberText(lang, text.length - LONGEST))}</span>`;
}

function reference(name: string): Markup {
  const path = /^projects\/[^/]+\/databases\/\(default\)\/documents\/(.+)$/s.exec(name)?.[1];
  return path === undefined ? html`${name}` : html`<a href="${withQuery(paths.data, { path })}">${path}</a>`;
}
