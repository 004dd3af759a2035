import type { RemoteAppProps, RemoteModules } from '@courtside/federation';
import { wordsOf } from '@courtside/i18n';
import { use } from 'react';
import { Route, Routes } from 'react-router-dom';
import { RegisterPage } from './register-page';

/** Registration for a tournament. */
function App({ basePath }: RemoteAppProps) {
  use(wordsOf('common', 'errors', 'registration', 'tournament'));
  return (
    <Routes>
      <Route path={`${basePath}/:tournamentId/register`} element={<RegisterPage />} />
    </Routes>
  );
}

export default App satisfies RemoteModules['mf-registration']['default'];
