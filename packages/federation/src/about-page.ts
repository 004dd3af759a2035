import { runningBuilds, type RunningBuild } from './builds';
import { sharedPackages, type SharedPackage } from './shared-packages';

/** What runs in this page. */
export interface AboutPage {
  readonly builds: readonly RunningBuild[];
  readonly shared: readonly SharedPackage[];
}

export const aboutPage = (): AboutPage => ({ builds: runningBuilds(), shared: sharedPackages() });

/** The same for whoever helps: one fact a line, in no language. */
export const aboutText = ({ builds, shared }: AboutPage): string =>
  [
    ...builds.map(({ app, release, contract }) => `${app} ${release} (contract ${contract})`),
    ...shared.map(({ name, version, from }) => `${name} ${version} < ${from}`),
    navigator.userAgent,
  ].join('\n');
