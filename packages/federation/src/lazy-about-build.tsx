import type { ComponentType } from 'react';
import type { AboutBuildDialog, BuildWords, Closed } from './about-page';
import { lazyPart } from './lazy-part';

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
