import { useTranslation } from '@courtside/i18n';
import { Button, Cluster, Notice, Stack } from '@courtside/ui';
import { useScoreBook, useScoreFailures } from './score-book-context';

/** Scores that the server refused, with a button to retry. They stay in their fields until then. */
export function ScoreNotices({ gameName }: { readonly gameName: (matchId: string) => string }) {
  const { t } = useTranslation('organizerSchedule');
  const book = useScoreBook();
  const failures = useScoreFailures();
  const [first] = failures;
  if (!first) return null;
  const games = [...new Set(failures.map(({ matchId }) => gameName(matchId)))];
  return (
    <Notice
      kind="error"
      title={t('score.failed', { message: first.message })}
      action={
        <Cluster>
          <Button variant="secondary" size="small" onClick={() => failures.forEach(({ matchId }) => book.flush(matchId))}>
            {t('score.retry')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => failures.forEach(({ matchId }) => book.discard(matchId))}>
            {t('score.discard')}
          </Button>
        </Cluster>
      }
    >
      <Stack as="ul" $gap="0">
        {games.map((game) => (
          <li key={game}>{t('score.failedIn', { game })}</li>
        ))}
      </Stack>
    </Notice>
  );
}
