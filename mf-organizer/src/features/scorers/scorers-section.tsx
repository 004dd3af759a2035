import { topScorers } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { ScorersView, Section } from '@courtside/tournament-ui';
import { Notice, Stack } from '@courtside/ui';
import { useMemo } from 'react';
import { useBackground } from '../../saving/use-background';
import { SectionVisibility } from '../../visibility/section-visibility';
import type { TournamentData } from '../../workspace/tournament-data';

/** Who scored most, as far as goals were credited on the court board, and whether everybody sees it. */
export function OrganizerScorers({ data: { tournament, matches, games, profiles } }: { readonly data: TournamentData }) {
  const { t } = useTranslation(['tournament', 'organizerSchedule']);
  const background = useBackground();
  const scorers = useMemo(() => topScorers([...matches.values(), ...(games?.values() ?? [])]), [matches, games]);
  return (
    <Section
      id="scorers"
      intro={scorers.length === 0 ? t('scorers.how') : undefined}
      state={<SectionVisibility tournament={tournament} section="scorers" background={background} />}
    >
      <Stack>
        {background.problem && <Notice kind="error">{background.problem}</Notice>}
        <ScorersView scorers={scorers} profiles={profiles} />
      </Stack>
    </Section>
  );
}
