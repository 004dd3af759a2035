import { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import { createRoot } from 'react-dom/client';

/** The part of the planner's contract (version 1) that this host uses. */
interface PlannerModule {
  readonly contractVersion: number;
  readonly default: React.ComponentType<{
    readonly initial?: { readonly teams?: number; readonly courts?: number };
    readonly language?: string;
    readonly theme?: 'light' | 'dark' | 'auto';
    readonly onChange?: (plan: { readonly teams: number | null; readonly result: { readonly games: number } | null }) => void;
  }>;
}

const singleton = { singleton: true, requiredVersion: `^${React.version}` };
const federation = createInstance({
  name: 'partner_club',
  remotes: [{ name: 'mf_planner', entry: `${document.documentElement.dataset.plannerOrigin}/mf-manifest.json` }],
  shared: {
    'react': { version: React.version, lib: () => React, shareConfig: singleton },
    'react-dom': { version: ReactDom.version, lib: () => ReactDom, shareConfig: singleton },
  },
});

function ClubPage({ planner: { default: Planner, contractVersion } }: { readonly planner: PlannerModule }) {
  const [games, setGames] = React.useState<number | null>(null);
  return (
    <>
      <p>
        One <strong>React {React.version}</strong> for the club’s page and the planner; contract version {contractVersion}.
      </p>
      <Planner
        initial={{ teams: 16, courts: 2 }}
        language={document.documentElement.lang}
        theme="light"
        onChange={(plan) => setGames(plan.result?.games ?? null)}
      />
      <p>
        The club heard: <output>{games === null ? 'nothing yet' : `${games} games`}</output>
      </p>
    </>
  );
}

const place = document.getElementById('club-application')!;
try {
  const planner = await federation.loadRemote<PlannerModule>('mf_planner/Planner');
  if (!planner) throw new Error('The remote has no planner');
  createRoot(place).render(<ClubPage planner={planner} />);
} catch (error) {
  console.error(error);
  place.append('The planner can’t be loaded at the moment.');
}
