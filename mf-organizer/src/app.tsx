import { announceBuild } from '@courtside/federation/announce';
import type { RemoteModules } from '@courtside/federation';
import { RemoteRoutes, type RemotePages } from '@courtside/federation/routes';
import { loadNamespaces, useTranslation, type Namespace } from '@courtside/i18n';
import { PageSkeleton, type PageSkeletonProps } from '@courtside/ui';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { everywhere, ofTools } from './tool-words';

announceBuild();

/**
 * Lazy-loads a page together with its words. Until then it shows the same skeleton as the shell, so that the content below does not move.
 */
function page(kind: PageSkeletonProps['kind'], load: () => Promise<ComponentType>, ...words: readonly Namespace[]) {
  const Page = lazy(async () => {
    const [Loaded] = await Promise.all([load(), loadNamespaces(...words)]);
    return { default: Loaded };
  });
  return (
    <Suspense fallback={<Waiting kind={kind} />}>
      <Page />
    </Suspense>
  );
}

/**
 * The tools are one bundle. "My tournaments" and the court board are separate ones, since a user who opens the list or scores on a phone
 * needs nothing else. Created for each mount, because a lazy part that could not be fetched fails for ever.
 */
const newPages = (): RemotePages<'mf-organizer'> => ({
  organize: page(
    'list',
    () => import(/* webpackChunkName: "tools" */ './features/create/create-page').then((m) => m.CreatePage),
    ...ofTools,
  ),
  myTournaments: page(
    'list',
    () => import(/* webpackChunkName: "mine" */ './features/mine/my-tournaments-page').then((m) => m.MyTournamentsPage),
    ...ofTools,
  ),
  tournament: page(
    'tournament',
    () => import(/* webpackChunkName: "tools" */ './page/tournament-page').then((m) => m.TournamentPage),
    ...ofTools,
  ),
  day: page(
    'list',
    () => import(/* webpackChunkName: "day" */ './page/board-page').then((m) => m.BoardPage),
    ...everywhere,
    'organizerDay',
  ),
});

function Waiting({ kind }: Pick<PageSkeletonProps, 'kind'>) {
  const { t } = useTranslation('common');
  return <PageSkeleton label={t('loading')} kind={kind} />;
}

/** The organizer's part of the site: create, my tournaments, a tournament with its tools, and its court board. */
function App() {
  const [pages] = useState(newPages);
  return <RemoteRoutes pages={pages} />;
}

export default App satisfies RemoteModules['mf-organizer']['default'];
