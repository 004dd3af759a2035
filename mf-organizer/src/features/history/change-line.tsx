import { courtLetter } from '@courtside/domain';
import type { HistoryRecord } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Button, Undo2Icon } from '@courtside/ui';
import { getChange, getMoment, getPlanChange, type PlanChange } from './history-model';

export interface ChangeLineProps {
  readonly record: HistoryRecord;
  /** The name of its game, if it is not clear. */
  readonly name: string;
  readonly who: string;
  readonly timeZone: string | null;
  readonly teamName: (id: string) => string;
  /** "Round 2"; empty for a deleted one. */
  readonly roundName: (id: string) => string;
  readonly onRestore: (() => void) | null;
}

/** One change: of what, from what to what, when and by which user. */
export function ChangeLine({ record, name, who, timeZone, teamName, roundName, onRestore }: ChangeLineProps) {
  const { t } = useTranslation('organizerSchedule');
  const format = useFormat();
  const { scores, states, endings } = getChange(record);
  const moment = getMoment(record);
  const planned = getPlanChange(record);
  const planWords = (change: PlanChange): string => {
    switch (change.what) {
      case 'courtClosed':
      case 'courtOpened':
        return t(`history.what.${change.what}`, { letter: courtLetter(change.court) });
      case 'stopped':
        return t('history.what.stopped', { time: change.time });
      case 'gamesMoved':
        return t('history.what.gamesMoved', { count: change.count });
      case 'stageAdded':
      case 'stageChanged':
      case 'stageDrawn':
      case 'stageDeleted':
      case 'stageRemoved':
        return t(`history.what.${change.what}`, { name: change.name });
      case 'shuffleAdded':
      case 'shuffleChanged':
      case 'shuffleRoundDrawn':
      case 'shuffleRoundRemoved':
      case 'shuffleRemoved':
      case 'playerAdded':
        return t(`history.what.${change.what}`, { name: change.name });
      case 'shuffleResult': {
        const [from, to] = change.results.map((result) => result.replace('-', ' : ') || '–') as [string, string];
        return `${t('history.what.shuffleResult', { name: change.name })} · ${t('history.fromTo', { from, to })}`;
      }
      case 'announced':
        return t('history.what.announced', { text: change.text });
      case 'lateTeamAdded':
      case 'withdrawn':
      case 'takenBackIn':
      case 'placeGranted':
      case 'placeNotGranted':
      case 'placeWithdrawn':
      case 'placeTakenBack':
      case 'placeGuaranteed':
      case 'placeNotGuaranteed':
      case 'paid':
      case 'notPaid':
        return t(`history.what.${change.what}`, { team: teamName(change.teamId) });
      case 'checkedIn':
      case 'notCheckedIn':
        return t(`history.what.${change.what}`, { teams: format.list(change.teamIds.map(teamName)) });
      case 'roundUnlocked':
      case 'roundLocked':
        return t(`history.what.${change.what}`, { round: (change.stage === '' && roundName(change.roundId)) || t('history.aRound') });
      default:
        return t(`history.what.${change.what}`);
    }
  };
  /** A forfeit is named where it is recorded, and where it is undone. */
  const endingWords = ([was, is]: NonNullable<typeof endings>) => {
    const to = is && t(`history.ending.${is}`);
    return was === null ? to : t('history.fromTo', { from: t(`history.ending.${was}`), to: to ?? '–' });
  };
  const gameWords = () =>
    [
      scores && t('history.fromTo', { from: scores[0], to: scores[1] }),
      endings && endingWords(endings),
      states && t('history.fromTo', { from: t(`history.state.${states[0]}`), to: t(`history.state.${states[1]}`) }),
    ]
      .filter(Boolean)
      .join(' · ') || t(moment ? `history.moment.${moment}` : 'history.changed');
  const settingWords = () => {
    if (record.to['places'] !== undefined) return t('history.placesSet');
    if (record.to['questions'] !== undefined) return t('history.questionsSet');
    if (record.to['checkIn'] !== undefined) return t('history.checkInSet');
    if (record.to['pointAdjustments'] !== undefined) return t('history.deductionsSet');
    if (tableFields.some((field) => record.to[field] !== undefined)) return t('history.tableSet');
    return t(record.to['fee'] === undefined ? 'history.setting' : 'history.feeSet');
  };
  const what =
    record.kind === 'game' ? gameWords() : record.kind === 'setting' ? settingWords() : planned ? planWords(planned) : t('history.plan');
  const place = name || (planned && 'stage' in planned ? planned.stage : '');
  return (
    <li>
      <span>
        {place && <span>{place}</span>}
        <strong>{what}</strong>
        <small>
          {format.dateTime(record.at, timeZone ?? undefined)} · {who}
        </small>
      </span>
      {onRestore && (
        <Button
          variant="quiet"
          size="small"
          icon={<Undo2Icon size={18} aria-hidden="true" />}
          aria-label={record.kind === 'game' ? t('history.restoreOf', { score: scores?.[0] ?? '' }) : t('history.restoreThat', { what })}
          onClick={onRestore}
        >
          {t('history.restore')}
        </Button>
      )}
    </li>
  );
}

const tableFields = ['pointsPerWin', 'pointsPerDraw', 'pointsPerLoss', 'headToHead', 'tieBreakPreset', 'tableOrder'];
