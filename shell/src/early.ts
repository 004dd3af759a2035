import { preloadFiles, earlyFiles, type EarlyLine, type Loads } from '@courtside/federation/early';
import { thisBuild } from '@courtside/federation/this-build';
import { isProbablySignedIn } from '@courtside/firebase/signed-in-here';
import { initialLanguage } from '@courtside/i18n/initial-language';

/** Where the build puts its files; webpack's name for it. */
declare const __webpack_public_path__: string;

/**
 * Requests the files of the page that the user opens, before any of them imports the next.
 * @param loads of this build, from the page @param registry and `config.json`, as the server wrote them into the page; all unchecked: an invalid
 *   hint is ignored
 */
export function startEarlyDownloads(loads: unknown, registry: unknown, config: unknown): void {
  try {
    if (!loads) return;
    const lines = (registry as { remotes?: readonly EarlyLine[] } | undefined)?.remotes ?? [];
    preloadFiles(
      earlyFiles({
        pathname: window.location.pathname,
        language: initialLanguage(),
        base: new URL(__webpack_public_path__, window.location.href).href,
        loads: loads as Loads,
        lines,
        host: thisBuild,
        origins: (config as { remoteOrigins?: readonly string[] } | undefined)?.remoteOrigins ?? [],
        isSignedIn: isProbablySignedIn(),
      }),
    );
  } catch (error) {
    console.warn('Nothing is asked for early', error);
  }
}
