import type { ComponentType } from 'react';
import type { AboutBuildDialog, BuildWords, CloseProps } from './about-page';
import { lazyPart } from '../parts/lazy-part';

export interface AboutBuildParts<Word extends string> {
  readonly loadDialog: () => Promise<AboutBuildDialog<Word>>;
  readonly useWords: () => BuildWords<Word>;
  /** Instead of it, when it could not be fetched. */
  readonly NotOpened: ComponentType<CloseProps & { readonly retry: () => void }>;
}

/** "About this build", fetched when it is opened: once in a blue moon. */
export const lazyAboutBuild = <Word extends string>({ loadDialog, useWords, NotOpened }: AboutBuildParts<Word>) =>
  lazyPart<CloseProps>(
    async () => {
      const [{ createAboutBuild }, Dialog] = await Promise.all([
        import(/* webpackChunkName: "about-build" */ './about-build'),
        loadDialog(),
      ]);
      return { default: createAboutBuild(Dialog, useWords) };
    },
    (retry, { onClose }) => <NotOpened retry={retry} onClose={onClose} />,
  );
