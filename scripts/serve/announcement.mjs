// @ts-check
// The text that `npm start` prints when every server runs.
import { isLoopback, listNetworkAddresses, listPhoneOrigins } from './front/addresses.mjs';
import { listFirewallHints } from './front/firewall.mjs';
import { drawCodeForTerminal } from './front/join-page.mjs';
import { getFolder, joinPath } from './front/parts.mjs';
import { sites } from './sites.mjs';

/** Returns the name of this machine for a user who sits at it. @param {string} host what is listened on */
export const toShownHost = (host) => (host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host);

/**
 * @param {{ dataFolder: string, host: string, names: readonly string[], ports: Record<string, number>, url: string, outboxUrl: string, operatorUrl: string, isNew: boolean,
 *   served: readonly string[], onePort?: import('./run-file.mjs').OnePort, isTerminal?: boolean }} run
 */
export function formatAnnouncement(run) {
  const { dataFolder, outboxUrl, operatorUrl, isNew, onePort } = run;
  const lines = [
    ...(onePort ? onOnePort(run) : onManyPorts(run)),
    `  ${outboxWords(run)}`,
    `  ${outboxUrl}`,
    "  The operator's page, at this machine: people, data, what is denied, back-ups:",
    `  ${operatorUrl}`,
    '',
    `  Data is kept in ${dataFolder}`,
    ...(isNew ? ['  Sample account: organiser@courtside.test, password courtside'] : []),
    '  Ctrl-C stops everything.',
    '',
  ];
  return lines.join('\n');
}

/** @param {Parameters<typeof formatAnnouncement>[0]} run */
function outboxWords({ host, onePort }) {
  if (!isLoopback(host)) return 'Mail that it "sent", to be read at this machine:';
  // A browser stores the key for the origin under which it received it.
  return onePort
    ? 'Mail that it "sent"; "Sign in with Google", with made-up accounts, asks for the key in this address:'
    : 'Mail that it "sent"; open it once, and this browser may also choose accounts for "Sign in with Google":';
}

/** @param {Parameters<typeof formatAnnouncement>[0]} run */
function onManyPorts({ host, ports, url, served }) {
  const name = toShownHost(host);
  return [
    '',
    `  Courtside        ${url}`,
    ...(host === '0.0.0.0' ? listNetworkAddresses().map((address) => `  on this network  http://${address}:${ports.shell}`) : []),
    '',
    ...served
      .filter((site) => site !== 'shell')
      .map((site) => `  ${site.padEnd(16)} http://${name}:${ports[site]}${sites[site]?.note ? `  (${sites[site].note})` : ''}`),
    `  ${'backend'.padEnd(16)} http://${name}:${ports.backend}`,
    '',
  ];
}

/** @param {Parameters<typeof formatAnnouncement>[0]} run */
function onOnePort(run) {
  const { isTerminal = process.stdout.isTTY } = run;
  const { ports, url } = run;
  const [best, ...others] = listPhoneOrigins(run, ports.front ?? 0);
  return [
    '',
    `  Courtside        ${url}`,
    `  console          ${url}${getFolder('console')}/`,
    `  backend          http://localhost:${ports.backend}  (for this machine alone)`,
    '',
    ...(best
      ? [
          `  Phones on the same network:  ${best}`,
          ...others.map((origin) => `  or, in another network:      ${origin}`),
          `  To print and hang up:        ${url}${joinPath}`,
          '',
          // The code is for a terminal: no phone scans a log file.
          ...(isTerminal ? [...drawCodeForTerminal(`${best}/`), ''] : []),
          ...listFirewallHints(ports.front ?? 0).map((line) => `  ${line}`),
          '',
        ]
      : []),
  ];
}
