import type { ComponentType } from 'react';
import { runningBuilds, type RunningBuild } from './builds';
import { sharedPackages, type SharedPackage } from './shared-packages';

/** What runs in this page. */
export interface AboutPage {
  readonly builds: readonly RunningBuild[];
  readonly shared: readonly SharedPackage[];
}

/** What is said around the facts, in the reader's language. */
export interface BuildWords<Word extends string> {
  readonly wordFor: (word: Word) => string;
  readonly closeLabel: string;
}

export interface CloseProps {
  readonly onClose: () => void;
}

/** Draws what runs in the page; `text` is all of it, for the clipboard. */
export type AboutBuildDialog<Word extends string> = ComponentType<AboutPage & BuildWords<Word> & CloseProps & { readonly text: string }>;

export const aboutPage = (): AboutPage => ({ builds: runningBuilds(), shared: sharedPackages() });

/** The same for whoever helps: one fact a line, in no language. */
export const aboutText = ({ builds, shared }: AboutPage): string =>
  [
    ...builds.map(({ app, release, contract }) => `${app} ${release} (contract ${contract})`),
    ...shared.map(({ name, version, from }) => `${name} ${version} < ${from}`),
    navigator.userAgent,
  ].join('\n');
