#!/usr/bin/env node
// @ts-check
// A relay between Playwright and a Firefox that is older than Playwright supports. It forwards every message, but responds itself to a command that such a
// Firefox doesn't know if the command asks for the default. Playwright starts it in place of the browser.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** Whether a command for a new context asks for light colors, which are the default. */
const isNoChange = (/** @type {{ method?: string, params?: { features?: Record<string, unknown> } }} */ { method, params }) =>
  method === 'emulation.setMediaFeaturesOverride' &&
  Object.values(params?.features ?? {}).every((value) => value === null || value === 'light');

const browser = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => browser.kill(signal));
browser.on('exit', (code) => process.exit(code ?? 1));
browser.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
createInterface({ input: browser.stderr }).on('line', (line) => {
  const [, address] = /^WebDriver BiDi listening on (ws:\/\/\S+)$/.exec(line) ?? [];
  if (address === undefined) return void console.error(line);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (near, { url = '/' }) => relay(near, new WebSocket(`${address}${url}`)));
  server.on('listening', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
});

/** @param {WebSocket} near @param {WebSocket} far */
function relay(near, far) {
  /** Ids of the commands that ask for no change and have no response yet. @type {Set<number>} */
  const harmless = new Set();
  /** Messages that arrived before the browser was connected. @type {string[]} */
  const early = [];
  near.on('message', (data) => {
    const text = String(data);
    const message = JSON.parse(text);
    if (isNoChange(message)) harmless.add(message.id);
    if (far.readyState === WebSocket.OPEN) far.send(text);
    else early.push(text);
  });
  far.on('open', () => {
    for (const text of early) far.send(text);
  });
  far.on('message', (data) => {
    const text = String(data);
    const message = harmless.size > 0 ? JSON.parse(text) : {};
    const isUnknown = harmless.delete(message.id) && message.error === 'unknown command';
    near.send(isUnknown ? JSON.stringify({ type: 'success', id: message.id, result: {} }) : text);
  });
  near.on('close', () => far.close());
  far.on('close', () => near.close());
  far.on('error', () => near.close());
}
