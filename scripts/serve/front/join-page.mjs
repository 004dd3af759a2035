// @ts-check
// The sheet of A4 to hang up at the venue: one address as a code to scan.
import encodeQR from 'qr';
import { createHash } from 'node:crypto';
import { isLanguage, languageNames, languages, pickTranslation } from '../../../packages/i18n/languages.mjs';
import { formatCommand } from '../../lib/programs.mjs';
import { pickLanguage } from '../link-preview.mjs';
import { escapeMarkup } from '../markup.mjs';
import { getPageHeaders } from '../security-headers.mjs';
import { isLoopback, listPhoneOrigins } from './addresses.mjs';

/** @typedef {import('../../../packages/i18n/languages.mjs').Language} Language */
/** @typedef {Record<'title' | 'one' | 'network' | 'password' | 'two' | 'code' | 'typed' | 'print' | 'other' | 'elsewhere' | 'noPhones' | 'howTo' | 'hint', string>} Words */

const forPhones = formatCommand('start', '--host 0.0.0.0');

/** @satisfies {Partial<Record<Language, Words>>} */
const words = {
  en: {
    title: 'Scores and schedule on your phone',
    one: 'Join the Wi-Fi',
    network: 'Network',
    password: 'Password',
    two: 'Scan the code',
    code: 'QR code that leads to the tournament',
    typed: 'or type this address into the browser',
    print: 'Print',
    other: 'Other addresses of this machine',
    elsewhere: 'Phones reach the network of their Wi-Fi only. Try the code with one before you print it.',
    noPhones: 'Phones can’t come yet',
    howTo: `The platform was started for this machine alone. Start it with “${forPhones}” to let phones on the same network in.`,
    hint: 'If a phone can’t open it: is it on the same Wi-Fi, and not on a guest network that keeps devices apart? Does a firewall let this port in? The start printed how.',
  },
  fr: {
    title: 'Scores et programme sur votre téléphone',
    one: 'Rejoignez le Wi-Fi',
    network: 'Réseau',
    password: 'Mot de passe',
    two: 'Scannez le code',
    code: 'Code QR qui mène au tournoi',
    typed: 'ou tapez cette adresse dans le navigateur',
    print: 'Imprimer',
    other: 'Autres adresses de cette machine',
    elsewhere: 'Un téléphone n’atteint que le réseau de son Wi-Fi. Essayez le code avec l’un d’eux avant d’imprimer.',
    noPhones: 'Les téléphones ne peuvent pas encore entrer',
    howTo: `La plateforme a été démarrée pour cette machine seule. Démarrez-la avec «\u00a0${forPhones}\u00a0» pour laisser entrer les téléphones du même réseau.`,
    hint: 'Un téléphone n’y arrive pas\u00a0? Vérifiez qu’il est sur le même Wi-Fi, et non sur un réseau invité qui isole les appareils, et que le pare-feu laisse entrer ce port\u00a0: le démarrage a affiché comment.',
  },
  de: {
    title: 'Ergebnisse und Spielplan auf deinem Handy',
    one: 'Geh ins WLAN',
    network: 'Netz',
    password: 'Passwort',
    two: 'Scanne den Code',
    code: 'QR-Code, der zum Turnier führt',
    typed: 'oder tippe diese Adresse in den Browser',
    print: 'Drucken',
    other: 'Andere Adressen dieser Maschine',
    elsewhere: 'Handys erreichen nur das Netz ihres WLANs. Probiere den Code mit einem aus, bevor du ihn druckst.',
    noPhones: 'Handys kommen noch nicht hinein',
    howTo: `Die Plattform wurde nur für diese Maschine gestartet. Starte sie mit „${forPhones}“, um Handys im selben Netz hineinzulassen.`,
    hint: 'Ein Handy kommt nicht hinein? Ist es im selben WLAN und nicht in einem Gastnetz, das Geräte trennt? Lässt eine Firewall diesen Port durch? Der Start hat ausgegeben, wie.',
  },
  es: {
    title: 'Resultados y calendario en tu teléfono',
    one: 'Conéctate al wifi',
    network: 'Red',
    password: 'Contraseña',
    two: 'Escanea el código',
    code: 'Código QR que lleva al torneo',
    typed: 'o escribe esta dirección en el navegador',
    print: 'Imprimir',
    other: 'Otras direcciones de esta máquina',
    elsewhere: 'Un teléfono solo alcanza la red de su wifi. Prueba el código con uno antes de imprimirlo.',
    noPhones: 'Los teléfonos aún no pueden entrar',
    howTo: `La plataforma se inició solo para esta máquina. Iníciala con «${forPhones}» para dejar entrar a los teléfonos de la misma red.`,
    hint: '¿Un teléfono no puede abrirla? ¿Está en el mismo wifi, y no en una red de invitados que separa los dispositivos? ¿Deja pasar el cortafuegos este puerto? Al iniciar se mostró cómo.',
  },
};

const style = `
:root{color-scheme:light dark;--ink:#0f1f1a;--ink2:#3d4d47;--canvas:#f0f3f1;--surface:#fff;--edge:#74837d;--court:#0a5342;--link:#0a5342}
@media (prefers-color-scheme:dark){:root{--ink:#eaf2ee;--ink2:#b9c7c1;--canvas:#0b1411;--surface:#14211c;--edge:#7f918a;--court:#0e4b3e;--link:#7fd9bb}}
*{box-sizing:border-box}
body{margin:0;font:1.125rem/1.45 'Archivo Variable',system-ui,sans-serif;color:var(--ink);background:var(--canvas)}
header{background:var(--court);color:#fff;border-bottom:3px solid #fff;padding:.75rem 1rem;font-weight:800;font-size:1.25rem;display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center}
header nav{display:flex;flex-wrap:wrap;gap:0 1rem}
header a{color:inherit;font-weight:600;font-size:1rem;min-height:44px;display:inline-flex;align-items:center}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 3rem;text-align:center}
h1{font-size:clamp(1.75rem,6vw,2.75rem);line-height:1.1;margin:.5rem 0 1.5rem;text-wrap:balance}
h2{font-size:clamp(1.25rem,4vw,1.75rem);line-height:1.2;margin:0 0 .75rem}
section{background:var(--surface);border:1px solid var(--edge);border-radius:6px;padding:1.25rem 1rem;margin:0 0 1rem}
h2 b{display:inline-grid;place-items:center;width:1.6em;height:1.6em;margin-inline-end:.4em;border-radius:50%;background:var(--court);color:#fff}
dl{display:grid;gap:.75rem;margin:0 auto;max-width:30rem;text-align:start}
dl div{display:flex;align-items:end;gap:.75rem}
dd{flex:1;margin:0;min-height:2rem;border-bottom:2px solid var(--edge)}
svg{display:block;width:min(100%,22rem);height:auto;margin:0 auto 1rem;background:#fff;fill:#0f1f1a}
.address{margin:.25rem 0 0;font-size:clamp(1.25rem,5.5vw,2.25rem);font-weight:800;overflow-wrap:anywhere;line-height:1.2}
.quiet{color:var(--ink2);margin:.25rem 0}
ul{list-style:none;margin:.5rem 0 0;padding:0}
li a{display:inline-flex;align-items:center;min-height:44px;overflow-wrap:anywhere}
a{color:var(--link)}
.screen h2{margin-top:2rem}
button{min-height:44px;padding:.5rem 1.5rem;font:inherit;font-weight:700;color:#fff;background:var(--court);border:1px solid transparent;border-radius:6px;cursor:pointer}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
header :focus-visible{outline-color:#fff}
@page{size:A4 portrait;margin:14mm}
@media print{
:root{--ink:#000;--ink2:#222;--canvas:#fff;--surface:#fff;--court:#0a5342}
.screen{display:none}
header{color:#000;background:none;border-bottom:1mm solid #000;padding:0 0 4mm;font-size:16pt}
main{padding:8mm 0 0;max-width:none}
h1{font-size:34pt;margin:0 0 8mm}
h2{font-size:20pt;margin-bottom:5mm}
h2 b{color:#000;background:none;border:.6mm solid #000}
section{border:.4mm solid #000;padding:7mm;margin-bottom:7mm;break-inside:avoid}
dl{max-width:130mm;font-size:14pt}
dd{min-height:10mm}
svg{width:88mm}
.address{font-size:24pt}
}`;
const script = "document.querySelector('button')?.addEventListener('click',()=>print())";

const sha256 = (/** @type {string} */ text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = `default-src 'none'; style-src ${sha256(style)}; script-src ${sha256(script)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * @param {import('./addresses.mjs').Setting & { ports: Record<string, number> }} run
 * @param {{ origin: string, isHere: boolean }} reader `origin`: the one in the request; `isHere`: the reader is at this machine, the only one that sees its addresses
 * @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response
 */
export function answerJoin(run, { origin, isHere }, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const { searchParams } = new URL(`http://localhost${request.url}`);
  const wanted = searchParams.get('lang') ?? '';
  const language = isLanguage(wanted) ? wanted : pickLanguage(request.headers['accept-language']);
  const isLocal = isLoopback(new URL(origin).hostname.replace(/^\[|\]$/g, ''));
  const origins = isLocal && isHere ? listPhoneOrigins(run, run.ports.front ?? 0) : isLocal ? [] : [origin];
  const html = renderJoinPage({ language, origins, shown: Number(searchParams.get('at') ?? 0) });
  response.writeHead(200, {
    ...getPageHeaders(policy),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Vary': 'Accept-Language',
  });
  response.end(request.method === 'HEAD' ? undefined : html);
}

/**
 * Renders the page as text.
 * @param {{ language: Language, origins: readonly string[], shown?: number }} about `origins`: the addresses for phones; `shown`: the index of the one on the sheet
 */
export function renderJoinPage({ language, origins, shown = 0 }) {
  const say = pickTranslation(words, language);
  const origin = origins[shown] ?? origins[0];
  const at = Math.max(0, origins.indexOf(origin ?? ''));
  const switches = languages
    .filter((other) => other !== language)
    .map((other) => `<a lang="${other}" href="?lang=${other}&amp;at=${at}">${languageNames[other]}</a>`)
    .join('');
  const parts = origin
    ? [
        `<h1>${say.title}</h1>`,
        `<section><h2><b>1</b>${say.one}</h2><dl><div><dt>${say.network}</dt><dd></dd></div><div><dt>${say.password}</dt><dd></dd></div></dl></section>`,
        `<section><h2><b>2</b>${say.two}</h2>${drawCode(`${origin}/`, say.code)}<p class="quiet">${say.typed}</p><p class="address">${escapeMarkup(omitScheme(origin))}</p></section>`,
        `<div class="screen"><p><button type="button">${say.print}</button></p><p class="quiet">${say.hint}</p>`,
        origins.length > 1
          ? `<h2>${say.other}</h2><p class="quiet">${say.elsewhere}</p><ul>${listOthers(origins, origin, language)}</ul>`
          : '',
        '</div>',
      ]
    : [`<h1>${say.noPhones}</h1>`, `<p>${say.howTo}</p>`];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${origin ? say.title : say.noPhones} · Courtside</title><style>${style}</style></head><body><header><span>Courtside</span><nav class="screen">${switches}</nav></header><main>${parts.join('')}</main><script>${script}</script></body></html>`;
}

/** @param {readonly string[]} origins @param {string} shown @param {Language} language */
const listOthers = (origins, shown, language) =>
  origins
    .flatMap((one, index) => (one === shown ? [] : [`<li><a href="?lang=${language}&amp;at=${index}">${escapeMarkup(one)}</a></li>`]))
    .join('');

/** Returns the address as people type it. Browsers add `http`, so only `https` has to be typed. @param {string} origin */
const omitScheme = (origin) => origin.replace(/^http:\/\//, '');

/** Draws the code dark on light, with the margin that scanners need. @param {string} text @param {string} label */
function drawCode(text, label) {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return `<svg viewBox="0 0 ${rows.length} ${rows.length}" role="img" aria-label="${escapeMarkup(label)}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}

/**
 * Draws the code for a terminal: dark on light in every color scheme, and two rows in each line, so that it is square and small.
 * @param {string} text @returns {readonly string[]} lines
 */
export function drawCodeForTerminal(text) {
  const rows = encodeQR(text, 'raw', { border: 2 });
  const line = (/** @type {number} */ y) =>
    (rows[y] ?? []).map((upper, x) => (rows[y + 1]?.[x] ? (upper ? '█' : '▄') : upper ? '▀' : ' ')).join('');
  return rows.flatMap((_, y) => (y % 2 === 0 ? [`  \u001b[30;107m${line(y)}\u001b[0m`] : []));
}
