import { publicContact, type Tournament } from '@courtside/domain';
import { hasPlaces } from '@courtside/domain/registration';
import { linkTo } from '@courtside/federation/links';
import { loadWordsFor } from '@courtside/i18n';

/** Mails that captains get automatically, without an organizer's text. */
export type MailKind = 'registered' | 'withdrawn' | 'cancelled' | 'moved' | 'movedUp' | 'handedOver';

/** The upper bounds of an organizer's text; together with the text around it, the rules accept no more. */
export const messageLimits = { subject: 100, text: 4000 } as const;
/** The upper bounds of the rules. */
const most = { subject: 200, text: 6000 } as const;

type Event = Pick<Tournament, 'id' | 'name' | 'startDate' | 'endDate' | 'location' | 'contact' | 'places' | 'tournamentType'>;
interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** Composes a mail about a team, in the language of its recipient. @param origin of our pages, for links */
export async function composeMail(kind: MailKind, language: string, tournament: Event, team: string, origin: string): Promise<MailText> {
  const words = await loadWordsFor(language, 'mail');
  const { t } = words;
  const facts = { tournament: tournament.name, team };
  return bounded(t(`${kind}.subject`, facts), [
    t(`${kind}.text`, facts),
    // A team may be on the waiting list by then, so the mail does not say whether it has a place.
    ...(kind === 'registered' && hasPlaces(tournament) ? [t('registered.places', { link: pageOf('register', tournament, origin) })] : []),
    details(words, tournament, kind === 'cancelled' ? null : origin),
    reason(words, tournament, kind === 'cancelled' || kind === 'withdrawn' || kind === 'handedOver' ? null : origin),
  ]);
}

/** The result of a team's draw: its rank, the number of teams, and its place or its position on the waiting list. */
export interface DrawnPlace {
  readonly rank: number;
  readonly of: number;
  readonly state: 'in' | 'waiting';
  readonly number: number;
}

/** Composes the mail that tells a captain the result of the draw of places. */
export async function composeDrawn(
  language: string,
  tournament: Event,
  team: string,
  { state, ...drawn }: DrawnPlace,
  origin: string,
): Promise<MailText> {
  const words = await loadWordsFor(language, 'mail');
  const { t } = words;
  const facts = { tournament: tournament.name, team, ...drawn };
  return bounded(t('drawn.subject', facts), [
    t('drawn.text', facts),
    t(`drawn.${state}`, { number: drawn.number, page: pageOf('register', tournament, origin) }),
    t('drawn.check', { link: pageOf('draw', tournament, origin) }),
    details(words, tournament, origin),
    reason(words, tournament, origin),
  ]);
}

/** Composes an organizer's message: with the sender before it, and the reason for the mail after it. */
export async function composeMessage(language: string, tournament: Event, message: MailText, origin: string): Promise<MailText> {
  const words = await loadWordsFor(language, 'mail');
  const { t } = words;
  return bounded(t('message.subject', { subject: message.subject.trim(), tournament: tournament.name }), [
    t('message.text', { tournament: tournament.name }),
    message.text.trim(),
    details(words, tournament, origin),
    reason(words, tournament, origin),
  ]);
}

const pageOf = (page: 'tournament' | 'register' | 'draw', { id }: Pick<Event, 'id'>, origin: string): string =>
  new URL(linkTo(page, id), origin).href;

type Words = Awaited<ReturnType<typeof loadWordsFor<'mail'>>>;

const details = ({ t, dateRange }: Words, { id, startDate, endDate, location }: Event, origin: string | null): string =>
  [
    t('when', { dates: dateRange(startDate, endDate) }),
    t('where', { location }),
    ...(origin === null ? [] : [t('link', { link: pageOf('tournament', { id }, origin) })]),
  ].join('\n');

/** The reason for the mail, the address for replies, and how to unsubscribe if that is possible. */
function reason({ t }: Words, { id, name, contact }: Event, origin: string | null): string {
  const shown = publicContact(contact);
  const reached = shown?.kind === 'web' ? shown.href : shown?.text;
  return [
    ...(reached === undefined ? [] : [t('contact', { contact: reached })]),
    t('why', { tournament: name }),
    ...(origin === null ? [] : [t('stop', { link: pageOf('register', { id }, origin) })]),
  ].join('\n');
}

/** A subject is one line. */
const bounded = (subject: string, parts: readonly string[]): MailText => ({
  // Does not cut a surrogate pair.
  subject: subject
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, most.subject)
    .replace(/[\uD800-\uDBFF]$/, ''),
  text: `${parts.join('\n\n').slice(0, most.text - 1)}\n`,
});
