import { lazyPart } from '@courtside/federation/parts';
import { linkTo, getPagePattern } from '@courtside/federation/links';
import { keptSecret, readSecretLink } from '@courtside/federation/secret-link';
import { actorOf, useSession } from '@courtside/firebase';
import { startFailureWords, useTranslation } from '@courtside/i18n';
import { Button, GlobalStyle, Notice, Page, Spinner } from '@courtside/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { BrowserRouter, matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { basePath } from './base-path';
import { ConsoleFrame } from './console-frame';
import { SignInPage } from './sign-in-page';
import { VisitorPage } from './visitor-page';

// The same component that the shell mounts, without the shell and without federation.
const OrganizerApp = lazyPart(
  () => import('../app'),
  (retry) => <NotLoaded retry={retry} />,
);

/** The organizer's part on a separate origin. Requires sign-in, except for the court board, which also accepts a pass. */
export function ConsoleApp({ publicSite }: { readonly publicSite: string | null }) {
  return (
    <>
      <GlobalStyle />
      <BrowserRouter basename={basePath()}>
        <ConsoleFrame>
          <SignedInOnly publicSite={publicSite}>
            <Suspense fallback={<Waiting />}>
              <Routes>
                <Route path={getPagePattern('home')} element={<Navigate to={linkTo('myTournaments')} replace />} />
                {/* The session has loaded, so a user who was sent here to sign in goes on. */}
                <Route path={getPagePattern('login')} element={<Navigate to={linkTo('myTournaments')} replace />} />
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
  const session = useSession();
  const { pathname, hash } = useLocation();
  const tournamentId = matchPath(getPagePattern('day'), pathname)?.params.tournamentId;
  const hasLink = tournamentId !== undefined && (readSecretLink('pass', hash) ?? keptSecret('pass', tournamentId)) !== null;
  // The pass leaves the address, and later the tab, while the board stays. A link may also open in a page that asks for a sign-in.
  const [passPath, setPassPath] = useState<string | null>(null);
  if (hasLink && passPath !== pathname) setPassPath(pathname);
  if (session.status === 'loading') return <Waiting />;
  const hasPass = pathname === passPath || (tournamentId !== undefined && actorOf(session) !== null);
  return session.status === 'signedOut' && !hasPass ? <SignInPage publicSite={publicSite} /> : children;
}
