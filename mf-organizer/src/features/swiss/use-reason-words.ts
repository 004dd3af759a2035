import type { TeamId } from '@courtside/domain';
import type { SwissEvent } from '@courtside/domain/engines';
import { useFormat, useTranslation } from '@courtside/i18n';
import { useSchedule } from '../../games/schedule-context';

type Paired = Extract<SwissEvent<TeamId>, { kind: 'paired' }>;
type Bye = Extract<SwissEvent<TeamId>, { kind: 'bye' }>;

/** Returns sentences that explain a round. */
export function useReasonWords(events: readonly SwissEvent<TeamId>[]) {
  const { t } = useTranslation('organizerSchedule');
  const format = useFormat();
  const { nameOf } = useSchedule();
  const ranked = new Map(events.flatMap((event) => (event.kind === 'ranked' ? [[event.teamId, event] as const] : [])));
  const points = (teamId: TeamId) => t('swiss.points', { count: ranked.get(teamId)?.points ?? 0 });
  const rank = (teamId: TeamId) => ranked.get(teamId)?.rank ?? 0;
  const names = (ids: readonly TeamId[]) => format.list(ids.map(nameOf));

  const pairing = ({ team1Id, team2Id, reason, passedOver }: Paired): string => {
    const [better, other] = rank(team1Id) <= rank(team2Id) ? [team1Id, team2Id] : [team2Id, team1Id];
    const because = {
      firstRound: () => t('swiss.reason.firstRound', { rank1: rank(better), rank2: rank(other) }),
      sameScore: () => t('swiss.reason.sameScore', { points: points(better) }),
      closestScore: () => t('swiss.reason.closestScore', { points1: points(better), points2: points(other) }),
      rematch: () => t('swiss.reason.rematch'),
    }[reason]();
    const met = passedOver.filter((one) => one.reason === 'alreadyMet').map(({ teamId }) => teamId);
    const needed = passedOver.filter((one) => one.reason === 'neededElsewhere').map(({ teamId }) => teamId);
    return [
      because,
      ...(met.length > 0 ? [t('swiss.passedMet', { team: nameOf(better), others: names(met) })] : []),
      ...(needed.length > 0 ? [t('swiss.passedNeeded', { count: needed.length, others: names(needed) })] : []),
    ].join(' ');
  };
  const bye = ({ passedOver }: Bye): string => {
    const had = passedOver.filter(({ reason }) => reason === 'hadBye').map(({ teamId }) => teamId);
    const late = passedOver.filter(({ reason }) => reason === 'late').map(({ teamId }) => teamId);
    return [
      t('swiss.byeReason'),
      ...(had.length > 0 ? [t('swiss.byeHadBye', { others: names(had) })] : []),
      ...(late.length > 0 ? [t('swiss.byeLate', { others: names(late) })] : []),
    ].join(' ');
  };
  return { pairing, bye, points, rank };
}
