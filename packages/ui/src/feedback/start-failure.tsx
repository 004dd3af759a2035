import styled from 'styled-components';
import { Button } from '../actions/button';
import { GlobalStyle } from '../theme/global-style';
import { space } from '../tokens/scales';
import { Page, PageTitle, Stack } from '../layout/page';

const Words = styled(Stack)`
  margin-bottom: ${space[4]};
`;

export interface StartFailureProps {
  readonly title: string;
  /** Advice in every language: the user's language may not be known yet. */
  readonly words: Readonly<Record<string, string>>;
  readonly retryLabel: string;
  readonly onRetry?: () => void;
}

/** Replaces a site that could not start. It works alone: the app's frame, styles and translations are missing. */
export function StartFailure({ title, words, retryLabel, onRetry = () => window.location.reload() }: StartFailureProps) {
  return (
    <>
      <GlobalStyle />
      <Page as="main" $narrow>
        <PageTitle>{title}</PageTitle>
        <Words>
          {Object.entries(words).map(([language, text]) => (
            <p key={language} lang={language}>
              {text}
            </p>
          ))}
        </Words>
        <Button onClick={onRetry}>{retryLabel}</Button>
      </Page>
    </>
  );
}
