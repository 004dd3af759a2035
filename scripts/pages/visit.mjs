// @ts-check
/** @import { Browser, BrowserContextOptions } from '@playwright/test' */

/**
 * @typedef {object} Line the conditions of a visit
 * @property {number} bitsPerSecond each way
 * @property {number} latency milliseconds for each request
 * @property {number} slowdown of the processor
 */
/**
 * @typedef {object} Visit the figures of one cold visit of a page: bytes as transferred, times in milliseconds since the navigation
 * @property {number} scriptBytes until the page is idle
 * @property {number} scriptBytesBefore of scripts that had arrived before the app drew its own content
 * @property {number} requestsBefore requests that had been sent before that
 * @property {number} firstPaint
 * @property {number} largestPaint the largest contentful paint
 * @property {number} appSeen when the app that owns the page drew its own title, in place of what the server wrote
 * @property {number} dataSeen when the app drew its first data from the database
 * @property {number} blocked sum of what each long task took beyond 50 ms
 * @property {number} shift cumulative layout shift
 * @property {ReadonlyMap<string, { bytes: number, isBefore: boolean }>} scripts by address; `isBefore`: whether it had arrived before the app drew its own content
 */

/** A phone on a bad mobile connection. @type {Line} */
export const badLine = { bitsPerSecond: 1_600_000, latency: 150, slowdown: 4 };
/** The same, ten times as fast: the order of events stays nearly the same, and a visit takes two seconds. @type {Line} */
export const fastLine = { bitsPerSecond: 16_000_000, latency: 15, slowdown: 1 };

/** A page is idle after this time without a new request, in milliseconds. */
const REST = 2500;
/** The time limit of a visit, in milliseconds. */
const PATIENCE = 90_000;

/**
 * Opens a page in a browser that has never seen it.
 * @param {Browser} browser
 * @param {BrowserContextOptions} reader the visitor's language, window size and session
 * @param {string} address
 * @param {{ content: string, data: string }} marks selectors of the elements to wait for, see `Visit`
 * @param {Line} line
 * @returns {Promise<Visit>}
 */
export async function visit(browser, reader, address, marks, line) {
  // The twin has no service worker, and bytes that a service worker serves from its cache would not count.
  const context = await browser.newContext({ ...reader, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const device = await context.newCDPSession(page);
    await device.send('Network.enable');
    const speed = line.bitsPerSecond / 8;
    await device.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: speed,
      uploadThroughput: speed,
    });
    await device.send('Emulation.setCPUThrottlingRate', { rate: line.slowdown });
    const wire = listen(device);
    await page.addInitScript(watchMarks, marks);
    await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE });
    await page.waitForFunction(() => /** @type {Seen} */ (/** @type {unknown} */ (window)).seen.data > 0, null, { timeout: PATIENCE });
    await wire.rests();
    const seen = await page.evaluate(() => /** @type {Seen} */ (/** @type {unknown} */ (window)).seen);
    return {
      ...wire.until(seen.app),
      firstPaint: seen.paint,
      largestPaint: seen.largest,
      appSeen: seen.app,
      dataSeen: seen.data,
      blocked: seen.blocked,
      shift: seen.shift,
    };
  } finally {
    await context.close();
  }
}

/** @typedef {{ seen: { paint: number, largest: number, app: number, data: number, blocked: number, shift: number } }} Seen */

/** Records when each mark was first drawn. It runs in the page. @param {{ content: string, data: string }} marks */
function watchMarks(marks) {
  const seen = { paint: 0, largest: 0, app: 0, data: 0, blocked: 0, shift: 0 };
  Object.assign(window, { seen });
  const observe = (/** @type {string} */ type, /** @type {(entry: any) => void} */ note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  observe('longtask', ({ duration }) => (seen.blocked += duration - 50));
  // The server's content is in its section, or where the app keeps it until it draws its own.
  const written = '#first-content, .fc, .fv';
  // A skeleton has the page's title for screen readers in a box of one pixel, which does not count.
  const listDrawn = (/** @type {string} */ selector) =>
    [...document.querySelectorAll(selector)].filter((found) => found.getBoundingClientRect().width > 1);
  const isOwn = (/** @type {Element} */ found) => found.closest(written) === null;
  const look = () => {
    const now = performance.now();
    if (seen.app === 0 && listDrawn(marks.content).some(isOwn)) seen.app = now;
    if (seen.data === 0 && listDrawn(marks.data).some(isOwn)) seen.data = now;
    if (seen.app === 0 || seen.data === 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Records every request of a page from its navigation on. @param {import('@playwright/test').CDPSession} device */
function listen(device) {
  /** @type {Map<string, { url: string, isScript: boolean, sent: number, ended: number, bytes: number }>} */
  const requests = new Map();
  let began = 0;
  let last = Date.now();
  device.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!/^https?:/.test(request.url)) return;
    began ||= timestamp;
    last = Date.now();
    requests.set(requestId, { url: request.url, isScript: type === 'Script', sent: timestamp, ended: Infinity, bytes: 0 });
  });
  device.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (!request) return;
    last = Date.now();
    request.ended = timestamp;
    request.bytes = encodedDataLength;
  });
  const since = (/** @type {number} */ timestamp) => (timestamp - began) * 1000;
  return {
    rests: async () => {
      const end = Date.now() + PATIENCE;
      while (Date.now() - last < REST && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 100));
    },
    /** @param {number} moment */
    until: (moment) => {
      const all = [...requests.values()];
      const scripts = all.filter(({ isScript, bytes }) => isScript && bytes > 0);
      const sum = (/** @type {typeof scripts} */ some) => some.reduce((total, { bytes }) => total + bytes, 0);
      return {
        scriptBytes: sum(scripts),
        scriptBytesBefore: sum(scripts.filter(({ ended }) => since(ended) <= moment)),
        requestsBefore: all.filter(({ sent }) => since(sent) <= moment).length,
        scripts: new Map(scripts.map(({ url, bytes, ended }) => [url, { bytes, isBefore: since(ended) <= moment }])),
      };
    },
  };
}
