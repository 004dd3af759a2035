import { useTranslation } from '@courtside/i18n';
import { color, reloadWhenServed } from '@courtside/ui';
import { useEffect } from 'react';
import styled from 'styled-components';

/** Between two attempts, in milliseconds: longer than what fails needs to be noticed, so that a server that comes back is not stormed. */
export const PAUSE = 20_000;

const Ground = styled.div`
  display: grid;
  place-items: center;
  min-height: 100vh;
  padding: 1rem;
  background: ${color.court};
  color: ${color.onCourt2};
  font-size: clamp(1rem, 2vw, 3rem);
`;

/** In the place of an error that nobody is there to read or to press a button for: loads the page anew as soon as its server answers. */
export function AutoReload() {
  const { t } = useTranslation('common');
  useEffect(() => {
    const timer = setInterval(() => void reloadWhenServed(), PAUSE);
    return () => clearInterval(timer);
  }, []);
  return <Ground role="status">{t('loading')}</Ground>;
}
