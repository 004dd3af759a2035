import { useTranslation } from '@courtside/i18n';
import { color, layer, media } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { useLocation, type createBrowserRouter } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';

export type Router = ReturnType<typeof createBrowserRouter>;

const appear = keyframes`from, 99% { visibility: hidden; }`;
const run = keyframes`from { translate: -100% 0; } to { translate: 400% 0; }`;

/** A fast page needs no bar, so it appears after a third of a second. */
const Track = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.toast};
  height: 3px;
  overflow: hidden;
  background: ${color.ball};
  animation: ${appear} 0.35s;
  @media ${media.moving} {
    background: none;
    &::after {
      display: block;
      width: 25%;
      height: 100%;
      background: ${color.ball};
      content: '';
      animation: ${run} 1.4s ease-in-out infinite;
    }
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

/**
 * Shown while the files of the next page load after a link was followed. React keeps the former page until then, which would look frozen on a
 * slow connection.
 * @param router called after the first render, because pages are created before their router
 */
export function ComingPage({ router }: { readonly router: () => Router }) {
  const { t } = useTranslation('common');
  // The current page; the router is ahead of it while parts are loading.
  const { key } = useLocation();
  const [asked, setAsked] = useState(key);
  useEffect(() => {
    const made = router();
    setAsked(made.state.location.key);
    const stop = made.subscribe(({ location }) => setAsked(location.key));
    return stop;
  }, [router]);
  return asked !== key && <Track role="progressbar" aria-label={t('loading')} />;
}
