import { useTranslation } from '@courtside/i18n';
import { color, media, space, ToastRegion } from '@courtside/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { ConnectionNotice } from './connection-notice';
import { NavDrawer } from './nav-drawer';
import { Navbar } from './navbar';
import { Sidebar } from './sidebar';
import { useSidebarChoice } from './use-sidebar-choice';

const Grid = styled.div<{ $open: boolean }>`
  /* What sticks to the top of a page stands below the navbar. */
  --cs-sticky-top: 3.5rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: calc(100dvh - 3.75rem);

  @media ${media.wide} {
    grid-template-columns: ${({ $open }) => ($open ? '14rem minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  }

  @media print {
    display: block;
  }
`;

const Main = styled.main`
  min-width: 0;
  &:focus {
    outline: none;
  }
`;

const SkipLink = styled.a`
  position: absolute;
  left: ${space[2]};
  top: -5rem;
  z-index: 100;
  padding: ${space[2]} ${space[3]};
  background: ${color.surface};
  color: ${color.action};
  &:focus {
    top: ${space[2]};
  }
`;

interface PageFrameProps {
  readonly chatUrl: string | null;
  readonly contactEmail: string | null;
  readonly children: ReactNode;
}

/** What surrounds every page: a strip of court with its sideline on top, the navigation at the side. */
export function PageFrame({ chatUrl, contactEmail, children }: PageFrameProps) {
  const { t } = useTranslation(['shell', 'common']);
  const [sidebarOpen, setSidebarOpen] = useSidebarChoice();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);

  const toggle = () => {
    if (window.matchMedia(media.wide).matches) setSidebarOpen(!sidebarOpen);
    else setDrawerOpen(true);
  };

  return (
    <>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <Navbar onToggleMenu={toggle} menuOpen={sidebarOpen} />
      <Grid $open={sidebarOpen}>
        {sidebarOpen && <Sidebar chatUrl={chatUrl} contactEmail={contactEmail} />}
        <Main id="main" ref={main} tabIndex={-1}>
          {children}
          <ConnectionNotice />
        </Main>
      </Grid>
      <NavDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} chatUrl={chatUrl} contactEmail={contactEmail} />
      <ToastRegion label={t('messages')} dismissLabel={t('common:toast.dismiss')} />
    </>
  );
}

/** After a navigation the reader stands at the top of the new page, by eye and by keyboard. */
function useFocusOnNavigation(main: React.RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
