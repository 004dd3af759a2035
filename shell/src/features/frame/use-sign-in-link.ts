import { linkTo } from '@courtside/federation/links';
import { useLocation, type Location } from 'react-router-dom';

/** The way to the login, which leads back here. The sign-in pages pass on the page that the user came from. */
export function useSignInLink(): { readonly to: string; readonly state: unknown } {
  const { pathname, search, hash, state }: Location = useLocation();
  return pathname.startsWith(linkTo('login'))
    ? { to: `${linkTo('login')}${search}`, state }
    : { to: linkTo('login'), state: { from: `${pathname}${search}${hash}` } };
}
