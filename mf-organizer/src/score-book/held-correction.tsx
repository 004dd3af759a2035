import { useTranslation } from '@courtside/i18n';
import { resultText } from '@courtside/tournament-ui';
import { Button, Cluster, Notice } from '@courtside/ui';
import { useSchedule } from '../games/schedule-context';
import { withoutSeeds } from '../results/correction-effect';
import { FoldedLines } from '../results/folded-lines';
import { useCorrectionWords } from '../results/use-correction-words';
import { compareElsewhere } from '../stages/compare-elsewhere';
import { useEventStages } from '../stages/event-stages';
import { useGroupsStage } from '../stages/groups-stage';
import { useStageEffects } from '../stages/use-stage-effects';
import { getCorrection } from './get-correction';
import { useScore, useScoreBook } from './score-book-context';

const noGame = () => null;

/** The effects of a typed correction that changes other games, before it is saved. It stays in its fields until the user decides. */
export function HeldCorrection({ matchId }: { readonly matchId: string }) {
  const { t } = useTranslation('organizerSchedule');
  const schedule = useSchedule();
  const book = useScoreBook();
  const view = useScore(matchId);
  const event = useEventStages();
  const { plan } = useGroupsStage();
  const stageWords = useStageEffects(event);
  const wordsOf = useCorrectionWords(noGame);
  const stored = schedule.matches.get(matchId as never);
  if (!view.held || !stored) return null;
  const correction = getCorrection(schedule, matchId, view);
  const elsewhere = correction && compareElsewhere(event, plan?.id ?? 'groups', correction.carry.games);
  const score = resultText(stored.team1Score, stored.team2Score);
  return (
    <Notice
      kind="warning"
      title={t('correct.held', { score })}
      action={
        <Cluster>
          <Button size="small" onClick={() => book.confirm(matchId)}>
            {t('correct.save')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => book.discard(matchId)}>
            {t('correct.leave', { score })}
          </Button>
        </Cluster>
      }
    >
      {correction && <FoldedLines lines={stageWords(elsewhere, wordsOf(elsewhere ? withoutSeeds(correction) : correction))} />}
    </Notice>
  );
}
