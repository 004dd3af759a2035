import { isFullPage, pageAt } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { StickyBottomStack, media, PageMain, SkipLink, ToastRegion } from '@courtside/ui';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useMenus } from './commands/use-menus';
import { ConnectionNotice } from './connection-notice';
import { NavDrawer } from './nav-drawer';
import { Navbar } from './navbar';
import { Sidebar } from './sidebar';
import { useIsWide } from './use-is-wide';
import { useSidebarChoice } from './use-sidebar-choice';

const Grid = styled.div<{ $open: boolean; $hasBar: boolean }>`
  /* What sticks to the top of a page stands below the navbar. */
  --cs-sticky-top: ${({ $hasBar }) => ($hasBar ? '3.5rem' : '0px')};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: ${({ $hasBar }) => ($hasBar ? 'calc(100dvh - 3.75rem)' : '100dvh')};

  @media ${media.wide} {
    grid-template-columns: ${({ $open }) => ($open ? 'min(14rem, 30vw) minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  }

  @media print {
    display: block;
  }
`;

interface PageFrameProps {
  readonly chatUrl: string | null;
  readonly contactEmail: string | null;
  /** Notices at the bottom of the window. */
  readonly notices?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page: a strip of court with its sideline at the top, the navigation at the side. A page with a head of its own has neither. */
export function PageFrame({ chatUrl, contactEmail, notices, children }: PageFrameProps) {
  const { t } = useTranslation(['shell', 'common']);
  const [sidebarOpen, setSidebarOpen] = useSidebarChoice();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const menus = useMenus();
  const isWide = useIsWide();
  const location = useLocation();
  const hasBar = !isFullPage(location.pathname);
  const hasSidebar = hasBar && sidebarOpen;

  const toggle = () => {
    if (isWide) setSidebarOpen(!sidebarOpen);
    else setDrawerOpen(true);
  };

  return (
    <>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      {hasBar && <Navbar onSearch={menus.search} onToggleMenu={toggle} menuOpen={isWide ? sidebarOpen : drawerOpen} />}
      <Grid $open={hasSidebar} $hasBar={hasBar}>
        {hasSidebar && <Sidebar chatUrl={chatUrl} contactEmail={contactEmail} />}
        <PageMain address={pageAt(location)} entry={`${location.key}${location.hash}`}>
          {children}
          <StickyBottomStack>
            {notices}
            <ConnectionNotice />
          </StickyBottomStack>
        </PageMain>
      </Grid>
      <NavDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} chatUrl={chatUrl} contactEmail={contactEmail} />
      {menus.node}
      <ToastRegion label={t('messages')} dismissLabel={t('common:toast.dismiss')} />
    </>
  );
}
