import { useTranslation } from '@courtside/i18n';
import { color, layer, media } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { useLocation, type createBrowserRouter } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';

export type Router = ReturnType<typeof createBrowserRouter>;

const appear = keyframes`from, 99% { visibility: hidden; }`;
const run = keyframes`from { translate: -100% 0; } to { translate: 400% 0; }`;

/** A quick page needs no bar: it shows after a third of a second only. */
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
 * A link was followed, and the files of its page are on their way: the page before it stays until they are there, as React holds it, and would look dead on a
 * slow line.
 * @param router asked for after the first render: pages are made before their router
 */
export function ComingPage({ router }: { readonly router: () => Router }) {
  const { t } = useTranslation('common');
  // The page that is shown; the router is ahead of it while parts are loaded.
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
