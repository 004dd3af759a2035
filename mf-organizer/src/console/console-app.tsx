import { lazyPart } from '@courtside/federation/parts';
import { linkTo, patternOf } from '@courtside/federation/links';
import { useSession } from '@courtside/firebase';
import { startFailureWords, useTranslation } from '@courtside/i18n';
import { Button, GlobalStyle, Notice, Page, Spinner } from '@courtside/ui';
import { Suspense, type ReactNode } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { ConsoleFrame } from './console-frame';
import { SignInPage } from './sign-in-page';
import { VisitorPage } from './visitor-page';

// What the shell mounts is what stands here: the same component, without the shell and without federation.
const OrganizerApp = lazyPart(
  () => import('../app'),
  (retry) => <NotLoaded retry={retry} />,
);

/** The organiser's part on an origin of its own. Nothing of it is shown to somebody who is not signed in. */
export function ConsoleApp({ publicSite }: { readonly publicSite: string | null }) {
  return (
    <>
      <GlobalStyle />
      <BrowserRouter>
        <ConsoleFrame>
          <SignedInOnly publicSite={publicSite}>
            <Suspense fallback={<Waiting />}>
              <Routes>
                <Route path={patternOf('home')} element={<Navigate to={linkTo('myTournaments')} replace />} />
                {/* The session has come by now, so whoever was sent here to sign in goes on. */}
                <Route path={patternOf('login')} element={<Navigate to={linkTo('myTournaments')} replace />} />
                <Route path="*" element={<VisitorPage publicSite={publicSite}>{<OrganizerApp />}</VisitorPage>} />
              </Routes>
            </Suspense>
          </SignedInOnly>
        </ConsoleFrame>
      </BrowserRouter>
    </>
  );
}

function NotLoaded({ retry }: { readonly retry: () => void }) {
  return (
    <Page $narrow>
      <Notice
        kind="error"
        title={startFailureWords.title}
        action={
          <Button variant="secondary" onClick={retry}>
            {startFailureWords.retryLabel}
          </Button>
        }
      />
    </Page>
  );
}

function Waiting() {
  const { t } = useTranslation('common');
  return (
    <Page>
      <Spinner label={t('loading')} fill />
    </Page>
  );
}

function SignedInOnly({ publicSite, children }: { readonly publicSite: string | null; readonly children: ReactNode }) {
  const { status } = useSession();
  if (status === 'loading') return <Waiting />;
  return status === 'signedOut' ? <SignInPage publicSite={publicSite} /> : children;
}
