import { topScorers } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { ScorersView, Section } from '@courtside/tournament-ui';
import { useMemo } from 'react';
import { SectionVisibility } from '../../visibility/section-visibility';
import type { TournamentData } from '../../workspace/tournament-data';

/** The top scorers, as far as goals were credited on the court board. */
export function OrganizerScorers({ data: { tournament, matches, games, profiles } }: { readonly data: TournamentData }) {
  const { t } = useTranslation('tournament');
  const scorers = useMemo(() => topScorers([...matches.values(), ...(games?.values() ?? [])]), [matches, games]);
  return (
    <Section
      id="scorers"
      intro={scorers.length === 0 ? t('scorers.how') : undefined}
      state={<SectionVisibility tournament={tournament} section="scorers" />}
    >
      <ScorersView scorers={scorers} profiles={profiles} />
    </Section>
  );
}
