import { announceBuild } from '@courtside/federation/announce';
import type { RemoteModules } from '@courtside/federation';
import { RemoteRoutes, type RemotePages } from '@courtside/federation/routes';
import { useTranslation, loadPageWords } from '@courtside/i18n';
import { FirstContent, Spinner } from '@courtside/ui';
import { lazy, Suspense, use, useEffect } from 'react';
import { keepSmallPages } from './keep-small-pages';

announceBuild();

// Each page is a separate bundle; those that most visitors open are fetched early (`page-…`).
const HomePage = lazy(() => import(/* webpackChunkName: "page-home" */ './features/listing/home-page'));
const ArchivePage = lazy(() => import(/* webpackChunkName: "page-archive" */ './features/listing/archive-page'));
const AboutPage = lazy(() => import('./features/about/about-page'));
const ClubPage = lazy(() => import('./features/people/club-page'));
const DrawPage = lazy(() => import('./features/tournament/draw/draw-page'));
const PlayerPage = lazy(() => import('./features/people/player-page'));
const PosterPage = lazy(() => import('./features/tournament/share/poster-page'));
const ScreenPage = lazy(() => import(/* webpackChunkName: "screen" */ './features/tournament/screen/screen-page'));
const TeamPage = lazy(() => import(/* webpackChunkName: "team" */ './features/tournament/team/team-page'));
const TournamentPage = lazy(() => import(/* webpackChunkName: "page-tournament" */ './features/tournament/tournament-page'));

function Waiting() {
  const { t } = useTranslation('common');
  return (
    <FirstContent label={t('loading')}>
      <Spinner fill label={t('loading')} />
    </FirstContent>
  );
}

const pages: RemotePages<'mf-tournament'> = {
  home: <HomePage />,
  archive: <ArchivePage />,
  about: <AboutPage />,
  player: <PlayerPage />,
  club: <ClubPage />,
  tournament: <TournamentPage />,
  team: <TeamPage />,
  draw: <DrawPage />,
  poster: <PosterPage />,
  screen: <ScreenPage />,
};

/** Browsing: home, archive, about and the public page of a tournament. */
function App() {
  use(loadPageWords('common', 'home'));
  useEffect(() => void keepSmallPages(), []);
  return (
    <Suspense fallback={<Waiting />}>
      <RemoteRoutes pages={pages} />
    </Suspense>
  );
}

export default App satisfies RemoteModules['mf-tournament']['default'];
