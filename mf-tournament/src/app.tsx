import type { RemoteAppProps, RemoteModules } from '@courtside/federation';
import { useTranslation, wordsOf } from '@courtside/i18n';
import { Spinner } from '@courtside/ui';
import { lazy, Suspense, use } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from './features/listing/home-page';

// The list of tournaments is the first thing most people see; everything else comes when it is asked for.
const ArchivePage = lazy(() => import('./features/listing/archive-page'));
const AboutPage = lazy(() => import('./features/about/about-page'));
const TournamentPage = lazy(() => import('./features/tournament/tournament-page'));

function Waiting() {
  const { t } = useTranslation('common');
  return <Spinner fill label={t('loading')} />;
}

/** Browsing: home, archive, about and the public page of a tournament. */
function App(_props: RemoteAppProps) {
  use(wordsOf('common', 'home'));
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/archive" element={<ArchivePage />} />
        <Route path="/about" element={<AboutPage />} />
        <Route path="/:tournamentId" element={<TournamentPage />} />
      </Routes>
    </Suspense>
  );
}

export default App satisfies RemoteModules['mf-tournament']['default'];
