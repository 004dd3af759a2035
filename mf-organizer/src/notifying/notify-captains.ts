import type { TeamId } from '@courtside/domain';
import type { Placements } from '@courtside/domain/registration';
import { noteTold, readCaptains, writeToCaptains, type MailText } from '@courtside/firebase';
import { composeDrawn, composeMail } from '@courtside/tournament-ui';
import type { TournamentData } from '../workspace/tournament-data';
import { siteOrigin } from './site-origin';

/** News about teams that captains get by mail. */
export type News =
  | { readonly kind: 'movedUp' | 'withdrawn'; readonly teamIds: readonly TeamId[] }
  /** The result of the draw of places, with the placement of each team. */
  | { readonly kind: 'drawn'; readonly teamIds: readonly TeamId[]; readonly placements: Placements };

type CaptainsData = Pick<TournamentData, 'tournament' | 'entrants'>;

function getWords({ tournament, entrants }: CaptainsData, news: News, language: string, id: string): Promise<MailText> {
  const origin = siteOrigin();
  const name = entrants.find((team) => team.id === id)?.name ?? '';
  if (news.kind !== 'drawn') return composeMail(news.kind, language, tournament, name, origin);
  const placement = news.placements.get(id as TeamId);
  if (!placement || placement.state === 'withdrawn' || !placement.drawn) throw new Error(`Team ${id} was not drawn.`);
  const { number, drawn, state } = placement;
  return composeDrawn(language, tournament, name, { ...drawn, number, state: state === 'in' ? 'in' : 'waiting' }, origin);
}

/**
 * Mails the captains, each in their language, and records which of them know that the team has moved up, or how it was drawn. A decision is
 * valid even if the mail fails.
 * @returns the teams whose captains no mail reaches: an organizer has to notify them
 */
export async function notifyCaptains(data: CaptainsData, news: readonly News[]): Promise<readonly TeamId[]> {
  const { id } = data.tournament;
  if (news.every(({ teamIds }) => teamIds.length === 0)) return [];
  const reached = new Set<string>();
  const captains = await readCaptains(id).catch(() => []);
  for (const one of news) {
    const uids = captains.filter(({ teamId }) => one.teamIds.some((team) => team === teamId)).map(({ uid }) => uid);
    if (uids.length === 0) continue;
    await writeToCaptains(
      id,
      uids,
      (language, teamId) => getWords(data, one, language, teamId),
      (sent) => sent.forEach((uid) => reached.add(uid)),
    ).catch(() => undefined);
  }
  // This organizer now knows which captains mail can't reach. If that can't be saved, the page asks again.
  const noted = news.flatMap(({ kind, teamIds }) => (kind === 'withdrawn' ? [] : teamIds));
  if (noted.length > 0) await noteTold(id, noted).catch(() => undefined);
  const reachedTeams = new Set(captains.filter(({ uid }) => reached.has(uid)).map(({ teamId }) => teamId));
  return news.flatMap(({ teamIds }) => teamIds.filter((team) => !reachedTeams.has(team)));
}
