import type { Tournament } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Button, Cluster, fontFamily, line, Notice, Page, PrinterIcon, QrCode, space, Stack } from '@courtside/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { usePageHead } from '../../../head/use-page-head';

const Tools = styled.div`
  @media print {
    display: none;
  }
`;

/**
 * A sheet of A4, dark on white in every color scheme: shown as it is printed. It is read from a few steps away, so the code is as large as
 * possible.
 */
const Sheet = styled.article`
  --cs-code-size: 78%;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  width: min(100%, 36rem);
  aspect-ratio: 182 / 262;
  margin: ${space[4]} auto 0;
  padding: 6%;
  border: ${line.paint} solid #0f1f1a;
  background: #fff;
  color: #0f1f1a;
  text-align: center;
  overflow-wrap: anywhere;
  h1 {
    font-family: ${fontFamily.display};
    font-size: clamp(1.5rem, 9vw, 3.25rem);
    line-height: 1.05;
    text-wrap: balance;
  }
  h1[data-long] {
    font-size: clamp(1.25rem, 6vw, 2rem);
  }
  p {
    margin: 0;
  }
  header,
  footer {
    display: grid;
    gap: 0.25em;
    width: 100%;
  }
  .scan {
    font-family: ${fontFamily.display};
    font-size: clamp(1.25rem, 5.5vw, 2rem);
    line-height: 1.1;
  }
  .address {
    font-weight: 700;
    font-size: clamp(0.875rem, 3.4vw, 1.25rem);
  }
  @media print {
    width: 100%;
    height: 262mm;
    aspect-ratio: auto;
    margin-top: 0;
    break-inside: avoid;
    font-size: 16pt;
    h1 {
      font-size: 52pt;
    }
    h1[data-long] {
      font-size: 32pt;
    }
    .scan {
      font-size: 28pt;
    }
    .address {
      font-size: 16pt;
    }
  }
`;

/** Longer names have smaller letters, so that everything fits on the sheet. */
const LONG = 40;

/** Name, dates and place of a tournament with the code of its page, to put up at the court. */
export function Poster({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('share');
  const format = useFormat();
  const { name, location, startDate, endDate, isTournamentPublic } = tournament;
  usePageHead({ title: `${t('sheet.title')}: ${name}` });
  const path = linkTo('tournament', tournament.id);
  return (
    <Page>
      <Tools>
        <Stack>
          <p>{t('sheet.help')}</p>
          {!isTournamentPublic && <Notice kind="warning">{t('notPublic')}</Notice>}
          <Cluster>
            <Button icon={<PrinterIcon size={20} aria-hidden="true" />} onClick={() => window.print()}>
              {t('sheet.print')}
            </Button>
            <Button as={Link} to={path} variant="quiet">
              {t('sheet.back')}
            </Button>
          </Cluster>
        </Stack>
      </Tools>
      <Sheet>
        <header>
          <h1 data-long={name.length >= LONG ? '' : undefined}>{name}</h1>
          <p>{format.dateRange(startDate, endDate, 'weekday')}</p>
          {location && <p>{location}</p>}
        </header>
        <QrCode text={`${window.location.origin}${path}`} label={t('qr')} />
        <footer>
          <p className="scan">{t('sheet.scan')}</p>
          <p>{t('sheet.how')}</p>
          <p className="address">{`${window.location.host}${path}`}</p>
        </footer>
      </Sheet>
    </Page>
  );
}
