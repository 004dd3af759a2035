import { useLanguage, useTranslation } from '@courtside/i18n';
import { color, space, type } from '@courtside/ui';
import styled from 'styled-components';

const Foot = styled.p`
  margin-top: ${space[5]};
  ${type.small}
  a {
    color: ${color.ink2};
  }
  @media print {
    display: none;
  }
`;

/** Returns the feed's address from the page's head, where the server adds it if there is a feed. */
const feedAddress = (): string | null =>
  typeof document === 'undefined'
    ? null
    : (document.head.querySelector('link[rel="alternate"][type="application/atom+xml"]')?.getAttribute('href') ?? null);

/** Links to the feed of new tournaments, in the user's language; nothing if there is none. */
export function FeedLink() {
  const { t } = useTranslation('home');
  const { language } = useLanguage();
  const address = feedAddress();
  if (address === null) return null;
  const { pathname, searchParams } = new URL(address, window.location.href);
  searchParams.set('lang', language);
  return (
    <Foot>
      <a href={`${pathname}?${searchParams.toString()}`} type="application/atom+xml">
        {t('find.feed')}
      </a>
    </Foot>
  );
}
