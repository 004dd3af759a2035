import type { TeamId } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Button, Notice } from '@courtside/ui';
import { useState } from 'react';
import { notifyCaptains, type News } from '../../notifying/notify-captains';
import type { TournamentData } from '../../workspace/tournament-data';

interface UnnotifiedCaptainsProps {
  readonly data: TournamentData;
  /** The news that captains have not received yet. */
  readonly news: News;
  readonly words: string;
  readonly label: string;
}

/** Names the captains who were not notified yet, and notifies them; then names those whom no mail reached. */
export function UnnotifiedCaptains({ data, news, words, label }: UnnotifiedCaptainsProps) {
  const { t } = useTranslation('organizer');
  const nameTeams = useTeamNames(data);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly kind: 'success' | 'warning'; readonly text: string } | null>(null);
  const onTell = async () => {
    setBusy(true);
    const missed = await notifyCaptains(data, [news]);
    setSaid(
      missed.length > 0
        ? { kind: 'warning', text: t('places.untold', { teams: nameTeams(missed) }) }
        : { kind: 'success', text: t('places.told', { count: news.teamIds.length }) },
    );
    setBusy(false);
  };
  return (
    <div role="status">
      {news.teamIds.length > 0 ? (
        <Notice
          kind="warning"
          action={
            <Button size="small" variant="secondary" loading={isBusy} onClick={() => void onTell()}>
              {label}
            </Button>
          }
        >
          {words}
        </Notice>
      ) : (
        said && <Notice kind={said.kind}>{said.text}</Notice>
      )}
    </div>
  );
}

/** Returns a list of team names as text. */
export function useTeamNames({ entrants }: Pick<TournamentData, 'entrants'>): (ids: readonly TeamId[]) => string {
  const { t } = useTranslation('organizer');
  const format = useFormat();
  return (ids) => format.list(ids.map((id) => entrants.find((team) => team.id === id)?.name ?? t('places.unknownTeam')));
}
