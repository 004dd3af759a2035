import type { ComponentType } from 'react';
import { runningBuilds, type RunningBuild } from '../builds/builds';
import { sharedPackages, type SharedPackage } from './shared-packages';

/** The builds and shared packages that run in this page. */
export interface AboutPage {
  readonly builds: readonly RunningBuild[];
  readonly shared: readonly SharedPackage[];
}

/** The labels of the dialog, in the user's language. */
export interface BuildWords<Word extends string> {
  readonly wordFor: (word: Word) => string;
  readonly closeLabel: string;
}

export interface CloseProps {
  readonly onClose: () => void;
}

/** Renders the builds of the page; `text` is all of it, for the clipboard. */
export type AboutBuildDialog<Word extends string> = ComponentType<AboutPage & BuildWords<Word> & CloseProps & { readonly text: string }>;

export const aboutPage = (): AboutPage => ({ builds: runningBuilds(), shared: sharedPackages() });

/** Returns the same facts as text for support: one a line, not translated. */
export const aboutText = ({ builds, shared }: AboutPage): string =>
  [
    ...builds.map(({ app, release, contract }) => `${app} ${release} (contract ${contract})`),
    ...shared.map(({ name, version, from }) => `${name} ${version} < ${from}`),
    navigator.userAgent,
  ].join('\n');
