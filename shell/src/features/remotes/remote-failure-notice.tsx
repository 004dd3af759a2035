import { isMissingChunk, RemoteFailure, type FailureView } from '@courtside/federation';
import { reportError } from '@courtside/federation/reports';
import { useTranslation } from '@courtside/i18n';
import { Button, Notice, Page, RefreshCwIcon, reloadPage } from '@courtside/ui';
import { useEffect } from 'react';

/** Failures that a lost connection explains. */
const ofTheLine: ReadonlySet<string> = new Set(['registry-unavailable', 'timeout', 'load-failed']);

/** Shows that a part of the site could not be loaded, which one, and how to continue. */
export function RemoteFailureNotice({ remote, error, retry }: FailureView) {
  const { t } = useTranslation('shell');
  // The message has addresses and stacks: it is for the console, not for the user.
  useEffect(() => {
    console.warn(`${remote} failed`, error);
    reportError(error instanceof RemoteFailure ? 'remote' : 'boundary', error, remote);
  }, [remote, error]);
  const part = t(`remote.names.${remote}`);
  const code = error instanceof RemoteFailure ? error.code : null;
  if (!navigator.onLine && (isMissingChunk(error) || (code !== null && ofTheLine.has(code)))) return <NoNetworkNotice retry={retry} />;
  if (code === 'shell-older') return <FailureNotice part={part} hint={t('remote.outdated')} />;
  if (code === 'remote-older') return <FailureNotice part={part} hint={t('remote.older')} retry={retry} />;
  if (code === 'not-shared') return <FailureNotice part={part} hint={t('remote.unfit')} retry={retry} />;
  // It was running already, so one of its files is missing: most likely a newer release has replaced it.
  if (isMissingChunk(error)) return <FailureNotice part={part} hint={t('remote.replaced')} retry={retry} offersReload />;
  return <FailureNotice part={part} hint={t('remote.failedHint')} retry={retry} />;
}

/** Shown if a page of the shell could not be loaded. */
export function PageFailureNotice({ retry }: { readonly retry: () => void }) {
  const { t } = useTranslation('shell');
  if (!navigator.onLine) return <NoNetworkNotice retry={retry} />;
  return <FailureNotice part={t('remote.thisPage')} hint={t('remote.replaced')} retry={retry} offersReload />;
}

/** Offers no reload: without a network it would lose what the tab has open. */
function NoNetworkNotice({ retry }: { readonly retry: () => void }) {
  const { t } = useTranslation('shell');
  return <FailureNotice part={t('remote.thisPage')} hint={t('remote.offline')} retry={retry} />;
}

interface FailureNoticeProps {
  readonly part: string;
  readonly hint: string;
  /** Retries without a reload. If it is missing, only a reload helps. */
  readonly retry?: () => void;
  readonly offersReload?: boolean;
}

function FailureNotice({ part, hint, retry, offersReload = retry === undefined }: FailureNoticeProps) {
  const { t } = useTranslation('shell');
  return (
    <Page $narrow>
      <Notice
        kind="error"
        title={t('remote.failedTitle', { part })}
        action={
          <>
            {retry && (
              <Button variant="secondary" icon={<RefreshCwIcon size={20} aria-hidden="true" />} onClick={retry}>
                {t('remote.retry')}
              </Button>
            )}
            {offersReload && (
              <Button variant="secondary" onClick={() => reloadPage()}>
                {t('remote.reload')}
              </Button>
            )}
          </>
        }
      >
        {hint}
      </Notice>
    </Page>
  );
}
