import { announceBuild } from '@courtside/federation/announce';
import type { RemoteModules } from '@courtside/federation';
import { RemoteRoutes, type RemotePages } from '@courtside/federation/routes';
import { loadNamespaces, useTranslation, type Namespace } from '@courtside/i18n';
import { PageSkeleton, type PageSkeletonProps } from '@courtside/ui';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { everywhere, ofTools } from './tool-words';

announceBuild();

/** A page, loaded together with its words; until then its shape, which the shell has shown so far: another one would move what is below it. */
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
 * The tools come in one piece; my tournaments and the court board come alone, since who looks at the list or keeps the score on a phone needs nothing else.
 * Made anew for each mount: a part that could not be fetched stays refused for ever.
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

/** The organiser's part of the site: create, my tournaments, a tournament with its tools, and its court board. */
function App() {
  const [pages] = useState(newPages);
  return <RemoteRoutes pages={pages} />;
}

export default App satisfies RemoteModules['mf-organizer']['default'];
