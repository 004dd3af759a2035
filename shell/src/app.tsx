import type { RemoteLoader } from '@courtside/federation';
import { watchMissingFiles } from '@courtside/federation/missing-files';
import { lazyPart } from '@courtside/federation/parts';
import { isUnattended, linkTo } from '@courtside/federation/links';
import { loadNamespaces, useTranslation, type Namespace } from '@courtside/i18n';
import { GlobalStyle, routeFirstContentLinks, listenBeforeRouter, MissingFileNotice } from '@courtside/ui';
import { Suspense, useState, type ComponentType } from 'react';
import { createBrowserRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { CrashPage } from './features/errors/crash-page';
import { NotFoundPage } from './features/errors/not-found-page';
import { PageFailureNotice } from './features/remotes/remote-failure-notice';
import { NewReleaseNotice } from './features/frame/new-release-notice';
import { PageFrame } from './features/frame/page-frame';
import { ComingPage, type Router } from './waiting/coming-page';
import { PageSpinner } from './waiting/page-spinner';
import { RemotePage } from './features/remotes/remote-page';
import { UnattendedFrame } from './unattended/unattended-frame';
import type { ShellConfig } from './start-up-config';

// Few visitors open the sign-in pages and the profile, so the first page does not include them.
const LoginPage = page(() => import('./features/auth/login-page'), 'auth');
const SignUpPage = page(() => import('./features/auth/sign-up-page'), 'auth');
const ResetPasswordPage = page(() => import('./features/auth/reset-password-page'), 'auth');
const ProfilePage = page(() => import('./features/profile/profile-page'), 'profile', 'auth');

/** A page of the shell, loaded together with its words. */
function page(load: () => Promise<{ default: ComponentType }>, ...words: readonly Namespace[]) {
  return lazyPart(
    async () => {
      const [module] = await Promise.all([load(), loadNamespaces(...words)]);
      return module;
    },
    (retry) => <PageFailureNotice retry={retry} />,
  );
}

interface AppProps {
  readonly config: ShellConfig;
  readonly loadRemote: RemoteLoader;
}

export function App(props: AppProps) {
  const [router] = useState(() => {
    listenBeforeRouter();
    const made: Router = createRouter(props, () => made);
    routeFirstContentLinks((address) => void made.navigate(address));
    return made;
  });
  return (
    <>
      <GlobalStyle />
      <RouterProvider router={router} />
    </>
  );
}

// A router that knows its routes beforehand can ask before a page with unsaved changes is left, also by the browser's own buttons.
const createRouter = ({ config, loadRemote }: AppProps, router: () => Router) =>
  createBrowserRouter([
    {
      element: <Frame config={config} loadRemote={loadRemote} router={router} />,
      children: [
        {
          errorElement: <CrashPage />,
          children: [
            { path: linkTo('login'), element: <LoginPage /> },
            { path: linkTo('signUp'), element: <SignUpPage /> },
            { path: linkTo('resetPassword'), element: <ResetPasswordPage /> },
            { path: linkTo('profile'), element: <ProfilePage /> },
            { path: '*', element: <RemotePage load={loadRemote} notFound={<NotFoundPage />} /> },
          ],
        },
      ],
    },
  ]);

function Frame({ config, loadRemote, router }: AppProps & { readonly router: () => Router }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const page = (
    <Suspense fallback={<PageSpinner />}>
      <Outlet />
    </Suspense>
  );
  if (isUnattended(pathname)) return <UnattendedFrame registry={loadRemote.registry}>{page}</UnattendedFrame>;
  return (
    <>
      <ComingPage router={router} />
      <PageFrame
        chatUrl={config.chatUrl}
        contactEmail={config.contactEmail}
        notices={
          <>
            <NewReleaseNotice registry={loadRemote.registry} />
            <MissingFileNotice text={t('missingFile.text')} reloadLabel={t('missingFile.reload')} watch={watchMissingFiles} />
          </>
        }
      >
        {page}
      </PageFrame>
    </>
  );
}
