import type { RemoteAppProps, RemoteModules } from '@courtside/federation';
import { wordsOf } from '@courtside/i18n';
import { use } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CreatePage } from './features/create/create-page';
import { MyTournamentsPage } from './features/mine/my-tournaments-page';
import { TournamentPage } from './page/tournament-page';

/** The organiser's part of the site: create, my tournaments, and a tournament with its tools. */
function App({ basePath }: RemoteAppProps) {
  use(wordsOf('common', 'organizer', 'organizerTeams', 'organizerSchedule', 'organizerBracket', 'organizerMixer', 'home', 'tournament', 'schedule', 'standings', 'bracket', 'errors'));
  return (
    <Routes>
      <Route path={`${basePath}/organize`} element={<CreatePage />} />
      <Route path={`${basePath}/my-tournaments`} element={<MyTournamentsPage />} />
      <Route path={`${basePath}/:tournamentId`} element={<TournamentPage />} />
    </Routes>
  );
}

export default App satisfies RemoteModules['mf-organizer']['default'];
