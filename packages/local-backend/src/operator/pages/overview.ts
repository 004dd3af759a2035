import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from '../../backup/manifest';
import { json, type ApiReply } from '../../http/api';
import { buildInfo } from '../../process/build-info';
import { bytesText, numberText, timeElement } from '../format';
import { errorNote, facts, successNote, operatorPage, postForm, table } from '../layout';
import { html, type Markup } from '../markup';
import { paths } from '../paths';
import { liveScript } from '../scripts';
import type { OperatorServices, SignedInRequest } from '../services';

export const overviewPage = (visit: SignedInRequest): ApiReply => overview(visit);

/** The figures that the page refreshes. */
export const live = ({ services: { readings } }: SignedInRequest): ApiReply =>
  json({ connections: readings.connections(), streams: readings.streams(), targets: readings.listenTargets() });

/** Takes a back-up, and shows the result. */
export async function backUp(visit: SignedInRequest): Promise<ApiReply> {
  const { services, say, lang } = visit;
  const words = say.overview;
  try {
    const { file, bytes, missing } = await services.backups.takeNow();
    services.log.info(`A back-up was taken from the operator's page: ${file}`);
    const lacks = missing === 0 ? '' : ` ${words.lacks(numberText(lang, missing))}`;
    return overview(visit, { note: successNote(`${words.taken(file, bytesText(lang, bytes))}${lacks}`) });
  } catch (error) {
    if (!(error instanceof BackupError)) services.log.error("The operator's page could not take a back-up", error);
    return overview(visit, { note: errorNote(`${words.notTaken} ${(error as Error).message}`), status: 507 });
  }
}

function overview(visit: SignedInRequest, { note, status = 200 }: { note?: Markup; status?: number } = {}): ApiReply {
  const { services, say, lang } = visit;
  const parts = [state(visit), now(visit), counted(visit), space(visit), backups(visit)];
  const lostKey = services.hasLostKey ? errorNote(say.overview.lostKey) : '';
  const body = html`${note}${lostKey}
    <div class="grid">${parts}</div>
    ${builds(visit)}`;
  return operatorPage(visit, { title: say.nav.overview, section: 'overview', body, status, script: liveScript(lang) });
}

/** Renders a figure, or that it is unknown: an operator may open this page because something is broken. */
function reading(visit: SignedInRequest, read: () => Markup | string | null): Markup | string {
  try {
    return read() ?? visit.say.unknown;
  } catch {
    return visit.say.unknown;
  }
}

function state(visit: SignedInRequest): Markup {
  const { services, say, lang } = visit;
  const { readings, people } = services;
  const words = say.overview;
  return html`<section>
    <h2>${words.state}</h2>
    ${facts([
      [
        words.health,
        reading(visit, () => {
          const { status, store } = readings.health();
          if (status === 'ok') return words.healthy;
          return html`<span class="bad">${store === 'ok' ? words.full : words.unreadable}</span>`;
        }),
      ],
      [words.since, timeElement(lang, services.startedAt)],
      [words.version, buildInfo.version],
      [words.build, html`<code>${buildInfo.build}</code>`],
      [
        words.accounts,
        reading(visit, () => {
          const { total, anonymous } = people.count();
          return html`${numberText(lang, total)}${anonymous === 0 ? '' : `, ${words.anonymous(numberText(lang, anonymous))}`}`;
        }),
      ],
    ])}
  </section>`;
}

const figures = (visit: SignedInRequest, rows: readonly (readonly [string, () => number, string?])[]): Markup =>
  html`<dl class="facts figures">
    ${rows.map(
      ([name, read, key]) =>
        html`<dt>${name}</dt><dd${key === undefined ? '' : html` data-live="${key}"`}>${reading(visit, () => numberText(visit.lang, read()))}</dd>`,
    )}
  </dl>`;

function now(visit: SignedInRequest): Markup {
  const { readings } = visit.services;
  const words = visit.say.overview;
  return html`<section>
    <h2>${words.now}</h2>
    ${figures(visit, [
      [words.connections, () => readings.connections(), 'connections'],
      [words.streams, () => readings.streams(), 'streams'],
      [words.targets, () => readings.listenTargets(), 'targets'],
    ])}<label class="check" hidden><input type="checkbox" id="refresh" checked autocomplete="off" />${words.refresh}</label>
  </section>`;
}

function counted(visit: SignedInRequest): Markup {
  const { readings } = visit.services;
  const words = visit.say.overview;
  return html`<section>
    <h2>${words.counted}</h2>
    ${figures(visit, [
      [words.deniedFirestore, () => readings.totals().denied.firestore],
      [words.deniedStorage, () => readings.totals().denied.storage],
      [words.failed, () => readings.totals().failed],
      [words.unmailed, () => readings.totals().notMailed],
    ])}
  </section>`;
}

function space(visit: SignedInRequest): Markup {
  const { services, say, lang } = visit;
  const { readings, objects } = services;
  const words = say.overview;
  const size = (bytes: number | null): string | null => (bytes === null ? null : bytesText(lang, bytes));
  return html`<section>
    <h2>${words.space}</h2>
    ${facts([
      [
        words.diskFree,
        reading(visit, () => {
          const [free, all] = [size(readings.diskFree()), size(readings.diskSize())];
          return free === null || all === null ? null : `${free} ${words.ofAll(all)}`;
        }),
      ],
      [words.store, reading(visit, () => size(readings.storeSize()))],
      [words.objects, reading(visit, () => size(objects.used()))],
    ])}
  </section>`;
}

function backups(visit: SignedInRequest): Markup {
  const { services, say, lang } = visit;
  const words = say.overview;
  const { target } = services.backups;
  const newest = services.backups.newest();
  return html`<section>
    <h2>${words.backups}</h2>
    ${facts([
      [words.lastBackup, newest === null ? words.never : timeElement(lang, newest)],
      ...(target === null ? [] : [[words.folder, html`<code>${target}</code>`] as const]),
    ])}${
      target === null
        ? html`<p class="quiet">${words.noFolder}</p>`
        : postForm(
            visit,
            paths.backUp,
            html`<p class="quiet" id="backup-hint">${words.backUpHint}</p>
              <button aria-describedby="backup-hint">${words.backUp}</button>`,
          )
    }
  </section>`;
}

function builds(visit: SignedInRequest): Markup {
  const words = visit.say.overview;
  const apps = buildsOf(visit.services);
  const row = ({ name, version, build, commit }: Build): Markup =>
    html`<tr>
      <th scope="row">${name}</th>
      <td>${version}</td>
      <td><code>${build}</code></td>
      <td><code>${commit.slice(0, 12)}</code></td>
    </tr>`;
  const own: Build = { name: words.backend, commit: '', ...buildInfo };
  return html`<section>
    <h2>${words.builds}</h2>
    ${table(
      words.builds,
      [words.program, words.version, words.build, words.commit],
      [own, ...apps].map(row),
    )}${apps.length === 0 ? '' : html`<p class="quiet">${words.buildsNote}</p>`}
  </section>`;
}

interface Build {
  readonly name: string;
  readonly version: string;
  readonly build: string;
  readonly commit: string;
}

/** Returns the builds that can be read: an app may be built again at this moment. */
function buildsOf({ buildFiles }: OperatorServices): Build[] {
  return buildFiles.flatMap((file) => {
    try {
      const stamp: unknown = JSON.parse(readFileSync(file, 'utf8'));
      const textIn = (field: string): string => String((stamp as Record<string, unknown>)[field] ?? '');
      return [
        { name: textIn('app') || path.dirname(file), version: textIn('version'), build: textIn('release'), commit: textIn('commit') },
      ];
    } catch {
      return [];
    }
  });
}
