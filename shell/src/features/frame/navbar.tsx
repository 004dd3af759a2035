import { linkTo } from '@courtside/federation/links';
import { useSession } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { CircleUserIcon, color, inTopBar, layer, LogInIcon, Logo, media, onCourtSurface, space, touch, type } from '@courtside/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useSignInLink } from './use-sign-in-link';

const Bar = styled.header`
  ${onCourtSurface}
  ${inTopBar}
  position: sticky;
  top: 0;
  z-index: ${layer.bar};
  display: flex;
  align-items: center;
  gap: min(${space[1]}, 2vw);
  min-height: 3.5rem;
  padding: 0 min(${space[1]}, 2vw);
  background: ${color.court};
  color: ${color.onCourt};
  /* The sideline: painted inside the court, with a rim of court beyond it. */
  border-bottom: 3px solid ${color.court};
  box-shadow: inset 0 -3px 0 #fff;

  /* The name is next to the mark. */
  @media (max-width: 26rem) {
    gap: 2px;
  }
  /* The smallest phones, and a page enlarged to 400 %. */
  @media (max-width: 22.5rem) {
    gap: 0;
    padding: 0;
  }
  @media ${media.wide} {
    padding: 0 ${space[3]};
  }
  @media print {
    display: none;
  }
`;

const Home = styled(Link)`
  color: inherit;
  text-decoration: none;
  display: inline-flex;
  align-items: center;
  flex: 0 1 auto;
  min-width: 32px;
  min-height: 2.75rem;
  margin-right: auto;
`;

const AccountLink = styled(Link)`
  ${type.control}
  color: inherit;
  text-decoration: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  flex: none;
  min-height: ${touch};
  min-width: ${touch};
  padding: 0 ${space[1]};
  border-radius: 4px;
  @media (max-width: 599.98px) {
    padding: 0;
  }
  &:hover {
    background: ${color.courtLight};
  }
  span {
    display: none;
  }
  @media ${media.tablet} {
    padding: 0 ${space[2]};
    span {
      display: inline;
    }
  }
`;

interface NavbarProps {
  /** Opens the navigation. */
  readonly menu: ReactNode;
  /** The command menu, language and appearance. */
  readonly settings: ReactNode;
}

/** Menu toggle, home, command menu, language, appearance, and a link to the profile or to the login. */
export function Navbar({ menu, settings }: NavbarProps) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const signIn = useSignInLink();
  return (
    <Bar>
      {menu}
      <Home to={linkTo('home')} aria-label={`Courtside, ${t('nav.home')}`}>
        <Logo />
      </Home>
      {settings}
      {session.status === 'signedIn' && (
        <AccountLink to={linkTo('profile')} aria-label={t('nav.profile')}>
          <CircleUserIcon size={24} aria-hidden="true" />
          <span>{t('nav.profile')}</span>
        </AccountLink>
      )}
      {session.status === 'signedOut' && (
        <AccountLink {...signIn} aria-label={t('nav.login')}>
          <LogInIcon size={24} aria-hidden="true" />
          <span>{t('nav.login')}</span>
        </AccountLink>
      )}
    </Bar>
  );
}
