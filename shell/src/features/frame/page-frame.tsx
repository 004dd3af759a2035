import { isFullPage, pageAt } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { IconButton, MenuIcon, StickyBottomStack, PageMain, SkipLink, ToastRegion } from '@courtside/ui';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useMenus } from './commands/use-menus';
import { ConnectionNotice } from './connection-notice';
import { isFirstMenuOpen } from './first-menu';
import { FrameGrid } from './frame-grid';
import { LanguageSwitch } from './language-switch';
import { NavDrawer } from './nav-drawer';
import { Navbar } from './navbar';
import { SchemeSwitch } from './scheme-switch';
import { SearchButton } from './search-button';
import { Sidebar } from './sidebar';
import { useIsWide } from './use-is-wide';
import { useSidebarChoice } from './use-sidebar-choice';

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
  const [drawerOpen, setDrawerOpen] = useState(isFirstMenuOpen);
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
      {hasBar && (
        <Navbar
          menu={
            <IconButton label={t('menu.toggle')} aria-expanded={isWide ? sidebarOpen : drawerOpen} onClick={toggle}>
              <MenuIcon size={24} aria-hidden="true" />
            </IconButton>
          }
          settings={
            <>
              <SearchButton onClick={menus.search} />
              <SchemeSwitch />
              <LanguageSwitch />
            </>
          }
        />
      )}
      <FrameGrid $open={hasSidebar} $hasBar={hasBar}>
        {hasSidebar && <Sidebar chatUrl={chatUrl} contactEmail={contactEmail} />}
        <PageMain address={pageAt(location)} entry={`${location.key}${location.hash}`}>
          {children}
          <StickyBottomStack>
            {notices}
            <ConnectionNotice />
          </StickyBottomStack>
        </PageMain>
      </FrameGrid>
      <NavDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} chatUrl={chatUrl} contactEmail={contactEmail} />
      {menus.node}
      <ToastRegion label={t('messages')} dismissLabel={t('common:toast.dismiss')} />
    </>
  );
}
