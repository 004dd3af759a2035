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

/** The page says in its head whether there is a feed: whoever serves it knows. */
const feedAddress = (): string | null =>
  typeof document === 'undefined'
    ? null
    : (document.head.querySelector('link[rel="alternate"][type="application/atom+xml"]')?.getAttribute('href') ?? null);

/** Leads to the feed of new tournaments, in the reader's language; nothing where nobody makes one. */
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
