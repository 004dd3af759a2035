import { lazyPart } from '@courtside/federation/parts';
import { useTranslation } from '@courtside/i18n';
import { Section } from '@courtside/tournament-ui';
import { EmptyState, Spinner } from '@courtside/ui';
import { Suspense } from 'react';
import { UnreadPart } from '../unread-part';
import { useVisit } from '../visit';
import { DrawnBracket } from './drawn-bracket';
import { UnreadBracket } from './unread-bracket';

/** Few events have further brackets, so only their pages fetch this. */
const FurtherBrackets = lazyPart(
  async () => ({ default: (await import(/* webpackChunkName: "further-brackets" */ './further-brackets')).FurtherBrackets }),
  (retry) => <UnreadBracket retry={retry} />,
);

/** The first bracket with its ranking, then the others. */
export function BracketSection() {
  const { t } = useTranslation(['bracket', 'tournament']);
  const { tournament, bracket, bracketProblems, timetable, isBracketMalformed, failed, retry } = useVisit();
  return (
    <>
      {bracket ? (
        <DrawnBracket event={tournament.name} bracket={bracket} timetable={timetable} problems={bracketProblems} />
      ) : (
        <Section id="bracket">
          {isBracketMalformed ? (
            <EmptyState failed level={3} title={t('unreadable')} />
          ) : failed.bracket ? (
            <UnreadPart retry={retry} />
          ) : (
            <Spinner label={t('tournament:loading')} />
          )}
        </Section>
      )}
      {tournament.hasStages && (
        <Suspense fallback={null}>
          <FurtherBrackets />
        </Suspense>
      )}
    </>
  );
}
