import { noteBuild } from './builds';
import { thisBuild } from './this-build';

/** The address of this build's files; webpack sets it. */
declare const __webpack_public_path__: string | undefined;

/** Registers this build in the page, for "About this build" and for reports. Each app does so once, at the start of its code. */
export function announceBuild(): void {
  const folder = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/';
  noteBuild({ ...thisBuild, base: new URL(folder, window.location.href).href });
}
