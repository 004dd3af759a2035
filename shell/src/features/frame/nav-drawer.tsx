import { useTranslation } from '@courtside/i18n';
import { color, IconButton, Logo, onCourtSurface, space, useBackCloses, useScrollLock, XIcon } from '@courtside/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import styled from 'styled-components';
import { NavList } from './nav-list';

const Drawer = styled.dialog`
  ${onCourtSurface}
  position: fixed;
  inset: 0 auto 0 0;
  width: min(19rem, calc(100vw - 3rem));
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: ${space[1]} ${space[2]} calc(${space[3]} + env(safe-area-inset-bottom));
  border: 0;
  border-right: 3px solid ${color.court};
  box-shadow: inset -3px 0 0 #fff;
  background: ${color.court};
  color: ${color.onCourt};
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: rgba(7, 20, 16, 0.55);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-left: ${space[1]};
  margin-bottom: ${space[2]};
`;

const Nav = styled.nav`
  display: flex;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`;

interface NavDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly chatUrl: string | null;
  readonly contactEmail: string | null;
}

/** The navigation on small screens: slides in over the page, takes the focus and gives it back. */
export function NavDrawer({ open, ...rest }: NavDrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ onClose, chatUrl, contactEmail }: Omit<NavDrawerProps, 'open'>) {
  const { t } = useTranslation('shell');
  const drawer = useRef<HTMLDialogElement>(null);
  useScrollLock();
  useBackCloses(onClose);
  useEffect(() => {
    const element = drawer.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const pressBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // The keyboard has Esc and the close button; pressing next to the drawer is an extra.
    <Drawer ref={drawer} aria-label={t('menu.label')} onClose={onClose} onMouseDown={pressBeside}>
      <Head>
        <Logo />
        <IconButton label={t('menu.close')} onClick={onClose}>
          <XIcon size={24} aria-hidden="true" />
        </IconButton>
      </Head>
      <Nav aria-label={t('menu.label')}>
        <NavList chatUrl={chatUrl} contactEmail={contactEmail} onNavigate={onClose} />
      </Nav>
    </Drawer>
  );
}
