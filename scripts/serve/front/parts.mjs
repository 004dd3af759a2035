// @ts-check
// What stands where when everything has one port. The service worker of the shell knows these addresses as well (`shell/src/worker/kinds.ts`).
import { remoteNames } from '../../../packages/federation/apps.mjs';

/** The page that is hung up at the venue. */
export const joinPath = '/join';

/** Below which path of the one origin a part stands; the site itself, and what the SDK asks of the backend, stand at the root. @param {string} part */
export const folderOf = (part) => (part === 'console' ? '/console' : remoteNames.some((name) => name === part) ? `/remotes/${part}` : '');

/**
 * What the SDK in people's browsers asks of the backend, pages that its messages lead to, and what watches it. The outbox, the calls for operators and those
 * for tests are not among them: they stay at the backend's own port, which is this machine's alone.
 */
const backend =
  /^\/(?:(?:identitytoolkit|securetoken)\.googleapis\.com|google\.firestore\.v1\.Firestore|v1\/projects|v0\/b|emulator\/auth)\/|^\/(?:emulator\/action|health|metrics)$/;

const below = ['console', ...remoteNames].map((name) => ({ name, folder: folderOf(name) }));

/**
 * Who answers an address, and what the address is there.
 * @param {string} target path and query as they were sent
 * @returns {{ part: 'backend' | 'join' } | { part: 'site', name: string, target: string }}
 */
export function partOf(target) {
  const [pathname = ''] = target.split(/[?#]/, 1);
  if (backend.test(pathname)) return { part: 'backend' };
  if (pathname === joinPath) return { part: 'join' };
  const site = below.find(({ folder }) => pathname === folder || pathname.startsWith(`${folder}/`));
  if (!site) return { part: 'site', name: 'shell', target };
  const rest = target.slice(site.folder.length);
  return { part: 'site', name: site.name, target: rest.startsWith('/') ? rest : `/${rest}` };
}
