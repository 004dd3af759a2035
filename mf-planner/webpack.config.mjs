import { remoteConfig } from '@courtside/federation/build';
import { embedConfig } from './build/embed-config.mjs';

const remote = remoteConfig({
  folder: import.meta.dirname,
  // For hosts that are not ours: the board alone.
  exposes: { './Planner': './src/remote/planner.tsx' },
});

export default [remote, embedConfig(import.meta.dirname)];
