import { useTranslation } from '@courtside/i18n';
import { color, fontFamily, media, pageWidth, PauseIcon, space, type } from '@courtside/ui';
import styled from 'styled-components';

/** The color of ink, as for announcements: orange is for a running game, yellow for the visitor's team, green for an action. */
const Band = styled.div`
  background: ${color.ink};
  color: ${color.surface};
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    max-width: ${pageWidth};
    min-height: 4.125rem;
    margin-inline: auto;
    padding: ${space[1]} ${space[3]};
  }
  @media ${media.wide} {
    > div {
      padding-inline: ${space[5]};
    }
  }
  strong {
    display: block;
    ${type.d4}
    overflow-wrap: anywhere;
  }
  small {
    ${type.meta}
  }
  /* In large text the icon and the time have their own lines, so that words keep their width. */
  p:first-of-type {
    flex: 1 1 10rem;
    min-width: 0;
  }
  p:last-child {
    display: grid;
    justify-items: end;
    max-width: 7rem;
    text-align: end;
  }
  time {
    font: 700 1.625rem/1 ${fontFamily.display};
    font-variant-numeric: tabular-nums;
  }
  @media print {
    display: none;
  }
`;

/** The message that play is stopped, above all information about single games. */
export function PlayStopped({ until }: { readonly until: string }) {
  const { t } = useTranslation('schedule');
  return (
    <Band role="status">
      <div>
        <PauseIcon size={28} aria-hidden="true" />
        <p>
          <strong>{t('stop.title')}</strong> <small>{t('stop.text')}</small>
        </p>
        <p>
          <small>{t('stop.resumes')}</small> <time>{until}</time>
        </p>
      </div>
    </Band>
  );
}
