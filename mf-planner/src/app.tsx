import type { RemoteAppProps, RemoteModules } from '@courtside/federation';
import { loadNamespaces } from '@courtside/i18n';
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PlannerPage } from './planner-page';

/** The tournament size calculator in the shell. */
function PlannerApp({ basePath }: RemoteAppProps) {
  return (
    <Routes>
      <Route path={`${basePath}/planner`} element={<PlannerPage />} />
    </Routes>
  );
}

const App = lazy(async () => {
  await loadNamespaces('common', 'planner');
  return { default: PlannerApp };
});

export default App satisfies RemoteModules['mf-planner']['default'];
