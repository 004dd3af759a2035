// @ts-check
// The path of each part when everything has one port. The shell's service worker knows these paths as well (`shell/src/worker/kinds.ts`).
import { remoteNames } from '../../../packages/federation/apps.mjs';

/** The path of the sheet to hang up at the venue. */
export const joinPath = '/join';

/** Returns the path of the one origin below which a part is served. The site and the SDK's requests to the backend are at the root. @param {string} part */
export const getFolder = (part) => (part === 'console' ? '/console' : remoteNames.some((name) => name === part) ? `/remotes/${part}` : '');

/**
 * Requests of the SDK to the backend, pages that its messages link to, and monitoring. The outbox and the calls for operators and tests are excluded:
 * they stay at the backend's own port, which only this machine can reach.
 */
const backend =
  /^\/(?:(?:identitytoolkit|securetoken)\.googleapis\.com|google\.firestore\.v1\.Firestore|v1\/projects|v0\/b|emulator\/auth)\/|^\/(?:emulator\/action|health|metrics)$/;

const below = ['console', ...remoteNames].map((name) => ({ name, folder: getFolder(name) }));

/**
 * Returns the part that answers an address, and the address inside that part.
 * @param {string} target path and query of the request
 * @returns {{ part: 'backend' | 'join' } | { part: 'site', name: string, target: string }}
 */
export function findPart(target) {
  const [pathname = ''] = target.split(/[?#]/, 1);
  if (backend.test(pathname)) return { part: 'backend' };
  if (pathname === joinPath) return { part: 'join' };
  const site = below.find(({ folder }) => pathname === folder || pathname.startsWith(`${folder}/`));
  if (!site) return { part: 'site', name: 'shell', target };
  const rest = target.slice(site.folder.length);
  return { part: 'site', name: site.name, target: rest.startsWith('/') ? rest : `/${rest}` };
}
