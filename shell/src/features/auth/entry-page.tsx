import { linkTo } from '@courtside/federation/links';
import { useSession } from '@courtside/firebase';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { PageSpinner } from '../../waiting/page-spinner';
import { AlreadySignedIn } from './already-signed-in';
import { AuthLayout } from './auth-layout';
import { keepTypedEmail } from './typed-email';
import { forgetReturnPath, recallReturnPath, useReturnPath } from './use-return-path';

interface EntryPageProps {
  readonly title: string;
  /** Links below the form. */
  readonly footer: ReactNode;
  /** The form. */
  readonly children: ReactNode;
  /** Shown to a user who has signed in here and has no page to return to; without it they go to the home page. */
  readonly welcome?: ReactNode;
}

/** A page to log in or sign up. A user who is already signed in sees a message; one who signs in here returns to the page they came from. */
export function EntryPage({ title, footer, children, welcome }: EntryPageProps) {
  const session = useSession();
  const returnPath = useReturnPath();
  const [cameSignedOut, setCameSignedOut] = useState(() => recallReturnPath() !== null);
  useEffect(() => forgetReturnPath, []);
  useEffect(() => {
    if (session.status === 'signedIn') keepTypedEmail('');
  }, [session.status]);

  if (session.status === 'loading') return <PageSpinner />;
  if (session.status === 'signedOut' && !cameSignedOut) setCameSignedOut(true);
  if (session.status === 'signedIn' && cameSignedOut)
    return welcome && returnPath === linkTo('home') ? welcome : <Navigate to={returnPath} replace />;
  const isSignedIn = session.status === 'signedIn';
  return (
    <AuthLayout title={title} footer={!isSignedIn && footer}>
      {isSignedIn ? <AlreadySignedIn /> : children}
    </AuthLayout>
  );
}
