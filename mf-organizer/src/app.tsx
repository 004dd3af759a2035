import type { RemoteAppProps, RemoteModules } from '@courtside/federation';
import { loadNamespaces } from '@courtside/i18n';
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CreatePage } from './features/create/create-page';
import { MyTournamentsPage } from './features/mine/my-tournaments-page';
import { TournamentPage } from './features/tournament/tournament-page';

/** The organiser's part of the site: create, my tournaments, and a tournament with its tools. */
function OrganizerApp({ basePath }: RemoteAppProps) {
  return (
    <Routes>
      <Route path={`${basePath}/organize`} element={<CreatePage />} />
      <Route path={`${basePath}/my-tournaments`} element={<MyTournamentsPage />} />
      <Route path={`${basePath}/:tournamentId`} element={<TournamentPage />} />
    </Routes>
  );
}

const App = lazy(async () => {
  await loadNamespaces('common', 'organizer', 'home', 'tournament', 'errors');
  return { default: OrganizerApp };
});

export default App satisfies RemoteModules['mf-organizer']['default'];
