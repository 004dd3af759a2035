import { useTranslation } from '@courtside/i18n';
import { color, reloadWhenServed } from '@courtside/ui';
import { useEffect } from 'react';
import styled from 'styled-components';

/** The time between two attempts, in milliseconds: long enough that a server that comes back is not overloaded. */
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

/** Replaces an error on an unattended page: reloads the page as soon as its server answers. */
export function AutoReload() {
  const { t } = useTranslation('common');
  useEffect(() => {
    const timer = setInterval(() => void reloadWhenServed(), PAUSE);
    return () => clearInterval(timer);
  }, []);
  return <Ground role="status">{t('loading')}</Ground>;
}
