import { useTranslation } from '@courtside/i18n';
import { color, inTopBar, media, onCourtSurface, space } from '@courtside/ui';
import styled from 'styled-components';
import { NavList } from './nav-list';

const Side = styled.nav`
  ${onCourtSurface}
  display: none;
  background: ${color.court};
  color: ${color.onCourt};
  padding: ${space[3]} ${space[2]};
  /* The sideline again, with its rim of court. */
  border-right: 3px solid ${color.court};
  box-shadow: inset -3px 0 0 #fff;

  @media ${media.wide} {
    display: block;
  }
  @media print {
    display: none;
  }
`;

const Sticky = styled.div`
  ${inTopBar}
  position: sticky;
  top: calc(3.75rem + ${space[3]});
  display: flex;
  height: calc(100dvh - 3.75rem - ${space[5]});
`;

/** The navigation next to the page on wide screens. */
export function Sidebar(props: { readonly chatUrl: string | null; readonly contactEmail: string | null }) {
  const { t } = useTranslation('shell');
  return (
    <Side aria-label={t('menu.label')}>
      <Sticky>
        <NavList {...props} />
      </Sticky>
    </Side>
  );
}
