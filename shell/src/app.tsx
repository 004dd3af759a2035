import type { RemoteLoader } from '@courtside/federation';
import { loadNamespaces, type Namespace } from '@courtside/i18n';
import { GlobalStyle } from '@courtside/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { PageFrame } from './features/frame/page-frame';
import { PageSpinner } from './features/frame/page-spinner';
import { RemotePage } from './features/remotes/remote-page';
import { shellPaths } from './routes';
import type { ShellConfig } from './start-up-config';

// The sign-in pages and the profile are visited rarely; the first page should not carry them.
const LoginPage = page(() => import('./features/auth/login-page'), 'auth');
const SignUpPage = page(() => import('./features/auth/sign-up-page'), 'auth');
const ResetPasswordPage = page(() => import('./features/auth/reset-password-page'), 'auth');
const ProfilePage = page(() => import('./features/profile/profile-page'), 'profile');

/** A page of the shell, loaded together with its words. */
function page(load: () => Promise<{ default: ComponentType }>, words: Namespace) {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadNamespaces(words)]);
    return module;
  });
}

export function App({ config, loadRemote }: { readonly config: ShellConfig; readonly loadRemote: RemoteLoader }) {
  return (
    <>
      <GlobalStyle />
      <BrowserRouter>
        <PageFrame chatUrl={config.chatUrl} contactEmail={config.contactEmail}>
          <Suspense fallback={<PageSpinner />}>
            <Routes>
              <Route path={shellPaths.login} element={<LoginPage />} />
              <Route path={shellPaths.signUp} element={<SignUpPage />} />
              <Route path={shellPaths.resetPassword} element={<ResetPasswordPage />} />
              <Route path={shellPaths.profile} element={<ProfilePage />} />
              <Route path="*" element={<RemotePage load={loadRemote} />} />
            </Routes>
          </Suspense>
        </PageFrame>
      </BrowserRouter>
    </>
  );
}
