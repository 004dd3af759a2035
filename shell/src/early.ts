import { preloadFiles, earlyFiles, type EarlyLine, type Loads } from '@courtside/federation/early';
import { thisBuild } from '@courtside/federation/this-build';
import { isProbablySignedIn, probablySignedInAs } from '@courtside/firebase/signed-in-here';
import { initialLanguage } from '@courtside/i18n/initial-language';

/** Where the build puts its files; webpack's name for it. */
declare const __webpack_public_path__: string;

/**
 * Requests the files of the page that the user opens, before any of them imports the next.
 * @param loads of this build, from the page @param registry and `config.json`, as the server wrote them into the page, and what it read for it; all
 *   unchecked: an invalid hint is ignored
 */
export function startEarlyDownloads(loads: unknown, registry: unknown, config: unknown, answers: unknown): void {
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
        reader: { isSignedIn: isProbablySignedIn(), isOrganizer: isOrganizerIn(answers, window.location) },
      }),
    );
  } catch (error) {
    console.warn('Nothing is asked for early', error);
  }
}

interface Written {
  readonly documents?: readonly { readonly name?: string; readonly fields?: { readonly organizerUids?: Uids } }[];
}
interface Uids {
  readonly arrayValue?: { readonly values?: readonly { readonly stringValue?: string }[] };
}

/** Whether the reader sees a tournament as its organizer; undefined if the page does not say. It decides only what is requested early. */
function isOrganizerIn(answers: unknown, { pathname, search }: Location): boolean | undefined {
  // As in `use-tournament-remote.ts`.
  if (new URLSearchParams(search).get('view') === 'visitor') return false;
  const uid = probablySignedInAs();
  if (uid === null || !Array.isArray(answers)) return undefined;
  const documents = (answers as readonly Written[]).flatMap((answer) => answer.documents ?? []);
  const tournament = documents.find(({ name }) => name?.endsWith(`documents/tournaments${pathname}`));
  return tournament && (tournament.fields?.organizerUids?.arrayValue?.values ?? []).some(({ stringValue }) => stringValue === uid);
}
