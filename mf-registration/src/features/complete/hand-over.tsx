import type { Tournament } from '@courtside/domain';
import { secretLinkTo } from '@courtside/federation/secret-link';
import { offerTeam, query, takeBackOffer, useWatch, watchHandover } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Button, Dialog, Notice, ShareLink, Stack } from '@courtside/ui';
import { useState } from 'react';
import { useSending } from '../../failure/use-sending';

interface HandOverProps {
  readonly tournament: Tournament;
  readonly teamId: string;
  /** Empty where the captain may not read it. */
  readonly team: string;
}

/** Lets the captain create a link that makes another user captain of the team, and revoke it. */
export function HandOver({ tournament, teamId, team }: HandOverProps) {
  const { t } = useTranslation(['registration', 'common']);
  const format = useFormat();
  const { value: stored } = useWatch(query(watchHandover, tournament.id, teamId));
  const [isAsking, setAsking] = useState(false);
  const [link, setLink] = useState('');
  const [busy, setBusy] = useState<'make' | 'end' | null>(null);
  const [hasEnded, setEnded] = useState(false);
  const { problem, send, forget } = useSending({ 'unavailable': 'offline', 'permission-denied': 'late', 'other': 'failed' } as const);
  const isOffered = Boolean(stored && stored.takenAt === null);

  const close = () => {
    setAsking(false);
    setLink('');
    setEnded(false);
    forget();
  };
  const run = async (what: 'make' | 'end', act: () => Promise<void>) => {
    setBusy(what);
    setEnded(false);
    await send(act);
    setBusy(null);
  };
  const make = () =>
    run('make', async () => {
      const secret = await offerTeam(tournament.id, teamId, team);
      setLink(secretLinkTo('captain', window.location.origin, tournament.id, { id: teamId, secret }));
    });
  const end = () =>
    run('end', async () => {
      await takeBackOffer(tournament.id, teamId);
      setLink('');
      setEnded(true);
    });
  const offeredAt = stored?.offeredAt;

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {t('handOver.ask')}
      </Button>
      {isAsking && (
        <Dialog
          open
          size="small"
          title={t('handOver.title')}
          closeLabel={t('common:action.close')}
          onClose={close}
          busy={busy !== null}
          footer={
            <>
              {isOffered && (
                <Button variant="secondary" loading={busy === 'end'} disabled={busy === 'make'} onClick={() => void end()}>
                  {t('handOver.end')}
                </Button>
              )}
              {link === '' ? (
                <Button loading={busy === 'make'} disabled={busy === 'end'} onClick={() => void make()}>
                  {t(isOffered ? 'handOver.makeAnother' : 'handOver.make')}
                </Button>
              ) : (
                <Button onClick={close}>{t('handOver.done')}</Button>
              )}
            </>
          }
        >
          <Stack>
            {link === '' ? (
              <>
                <p>{t('handOver.text')}</p>
                {isOffered && offeredAt && (
                  <Notice kind="info">{t('handOver.open', { when: format.dateTime(offeredAt, tournament.timeZone ?? undefined) })}</Notice>
                )}
              </>
            ) : (
              <>
                <Notice kind="success">{t('handOver.once')}</Notice>
                <ShareLink
                  label={t('handOver.link')}
                  link={link}
                  title={t('handOver.shareText', { team, tournament: tournament.name })}
                  words={{
                    copy: t('handOver.copy'),
                    copied: t('handOver.copied'),
                    copyFailed: t('handOver.copyFailed'),
                    share: t('handOver.share'),
                  }}
                />
              </>
            )}
            <p role="status">{hasEnded && t('handOver.ended')}</p>
            {problem && <Notice kind="error">{t(`handOver.${problem}`)}</Notice>}
          </Stack>
        </Dialog>
      )}
    </>
  );
}
