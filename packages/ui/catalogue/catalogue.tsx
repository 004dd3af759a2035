import { createRoot } from 'react-dom/client';
import { applyColorScheme, GlobalStyle, Page, PageTitle, Stack, ToastRegion } from '../src/index';
import { Actions, Fields } from './controls';
import { Feedback, Identity, Tables } from './views';

// A page with every component of the design system, for designers. Not shipped; see README.md.
const scheme = new URLSearchParams(location.search).get('theme');
applyColorScheme(scheme === 'dark' || scheme === 'light' ? scheme : 'system');

createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <GlobalStyle />
    <Page>
      <PageTitle>Line paint</PageTitle>
      <Stack $gap="0">
        <Identity />
        <Actions />
        <Fields />
        <Feedback />
        <Tables />
      </Stack>
    </Page>
    <ToastRegion label="Messages" dismissLabel="Dismiss" />
  </>,
);
