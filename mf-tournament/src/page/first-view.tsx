import { linkTo } from '@courtside/federation/links';
import { createI18n, type Language } from '@courtside/i18n';
import { drawFirst, type View } from '@courtside/ui/first-view';
import { StaticRouter } from 'react-router';
import { archiveView } from './archive-view';
import type { Given } from '../first-view/given';
import { KnownHere } from '../first-view/known';
import type { FirstPage } from './first-page';
import { homeView } from './home-view';
import { tournamentView } from './tournament-view';

const draw = ({ page, known }: FirstPage, address: string): View =>
  drawFirst(
    <KnownHere value={known}>
      <StaticRouter location={address}>{page}</StaticRouter>
    </KnownHere>,
  );

/** Renders the content of the page before any script has run, with the page's own views; null for a page without a first view. */
export async function firstView(given: Given): Promise<View | null> {
  switch (given.page) {
    case 'home':
      return drawn(homeView(given), linkTo('home'), given.language);
    case 'archive':
      return drawn(archiveView(given), linkTo('archive'), given.language);
    case 'tournament':
      return drawn(await tournamentView(given), linkTo('tournament', given.id), given.language);
    default:
      // A server of another release requests an unknown one.
      return null;
  }
}

/** How many promises the first rendering of a page waits for: at first, `use()` waits even for data that is available. */
const TURNS = 20;
const settled = new Set<string>();

async function drawn(first: FirstPage | null, address: string, language: Language): Promise<View | null> {
  if (!first) return null;
  await createI18n({ language, namespaces: ['common', ...first.words] });
  const kind = first.words.join();
  if (!settled.has(kind)) {
    try {
      draw(first, address);
    } catch {
      // It waits.
    }
    // Rendering waits for promises only.
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
    settled.add(kind);
  }
  return draw(first, address);
}
