import type { RemoteAppProps, RemoteModules } from '@courtside/federation';
import { loadNamespaces } from '@courtside/i18n';
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { RegisterPage } from './features/register/register-page';

/** Registration for a tournament. */
function RegistrationApp({ basePath }: RemoteAppProps) {
  return (
    <Routes>
      <Route path={`${basePath}/:tournamentId/register`} element={<RegisterPage />} />
    </Routes>
  );
}

const App = lazy(async () => {
  await loadNamespaces('common', 'registration', 'tournament');
  return { default: RegistrationApp };
});

export default App satisfies RemoteModules['mf-registration']['default'];
