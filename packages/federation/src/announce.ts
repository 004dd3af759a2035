import { noteBuild } from './builds';
import { thisBuild } from './this-build';

/** Where this build's files come from; webpack puts it in. */
declare const __webpack_public_path__: string | undefined;

/** Tells the page which build runs: for "About this build" and for reports. Each app does so once, where its code begins. */
export function announceBuild(): void {
  const folder = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/';
  noteBuild({ ...thisBuild, base: new URL(folder, window.location.href).href });
}
