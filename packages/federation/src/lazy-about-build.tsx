import type { ComponentType } from 'react';
import type { AboutPage } from './about-page';
import { lazyPart } from './lazy-part';

/** What is said around the facts, in the reader's language. */
export interface BuildWords<Word extends string> {
  readonly wordFor: (word: Word) => string;
  readonly closeLabel: string;
}

interface Closed {
  readonly onClose: () => void;
}

/** Draws what runs in the page; `text` is all of it, for the clipboard. */
export type AboutBuildDialog<Word extends string> = ComponentType<AboutPage & BuildWords<Word> & Closed & { readonly text: string }>;

export interface AboutBuildParts<Word extends string> {
  readonly loadDialog: () => Promise<AboutBuildDialog<Word>>;
  readonly useWords: () => BuildWords<Word>;
  /** Instead of it, when it could not be fetched. */
  readonly NotOpened: ComponentType<Closed & { readonly retry: () => void }>;
}

/** "About this build", fetched when it is opened: once in a blue moon. */
export const lazyAboutBuild = <Word extends string>({ loadDialog, useWords, NotOpened }: AboutBuildParts<Word>) =>
  lazyPart<Closed>(
    async () => {
      const [{ aboutBuildWith }, Dialog] = await Promise.all([import(/* webpackChunkName: "about-build" */ './about-build'), loadDialog()]);
      return { default: aboutBuildWith(Dialog, useWords) };
    },
    (retry, { onClose }) => <NotOpened retry={retry} onClose={onClose} />,
  );
