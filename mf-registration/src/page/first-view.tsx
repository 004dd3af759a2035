import { hasRegistrationTimes, isMixer, parseTournament, registrationPhase } from '@courtside/domain';
import { parseForm } from '@courtside/domain/registration';
import { linkTo } from '@courtside/federation/links';
import { createI18n, type Language } from '@courtside/i18n';
import { Page } from '@courtside/ui';
import { drawFirst, type View } from '@courtside/ui/first-view';
import { StaticRouter } from 'react-router';
import { FormSkeleton } from '../features/views/form-skeleton';
import { OpenHead } from '../features/views/open-head';
import { RegistrationClosed } from '../features/views/plain-views';
import { RegistrationCountdown } from '../features/views/registration-countdown';

type Stored = Readonly<Record<string, unknown>>;

/** The server's input for the first view of registration: what strangers may read. */
interface Given {
  readonly page: string;
  readonly language: Language;
  readonly id: string;
  /** `form`: only of an open registration of teams. */
  readonly documents: { readonly tournament: Stored; readonly form: Stored | null };
}

/**
 * Returns the page before any script has run, drawn by the page's own views. It is the same for every reader, signed in or not. Null for a
 * private tournament, and where the times of registration would be on an unknown clock.
 */
export async function firstView({ page, language, id, documents }: Given): Promise<View | null> {
  // A server of another release may ask for a page that this release does not know.
  if (page !== 'register') return null;
  const parsed = parseTournament(id, documents.tournament);
  if (!parsed.ok || !parsed.value.isTournamentPublic) return null;
  const { value: tournament } = parsed;
  if (hasRegistrationTimes(tournament) && tournament.timeZone === null) return null;
  const form = documents.form && !isMixer(tournament) ? parseForm(documents.form) : null;
  const phase = registrationPhase(tournament, Date.now());
  await createI18n({ language, namespaces: ['common', 'registration', 'tournament'] });
  return drawFirst(
    <StaticRouter location={linkTo('register', id)}>
      <Page $narrow>
        {phase === 'open' ? (
          <>
            <OpenHead tournament={tournament} fee={form?.ok ? form.value.fee : null} />
            <FormSkeleton />
          </>
        ) : phase === 'before' ? (
          <RegistrationCountdown tournament={tournament} isStill />
        ) : (
          <RegistrationClosed tournament={tournament} isSignedOut isTextKept={false} />
        )}
      </Page>
    </StaticRouter>,
  );
}
