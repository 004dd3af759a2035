import { isOwnReferee, stateOf, type GameId } from '@courtside/domain';
import { setBracketHyperlinks, setBracketReferee } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useBracketWords } from '@courtside/tournament-ui';
import { TextField } from '@courtside/ui';
import { useState } from 'react';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { isHyperlink, linkPrefix } from '../../fields/hyperlink';
import { useSchedule } from '../../games/schedule-context';
import { useTimeWords } from '../../games/time-words';
import { numberOf, useBracket } from './bracket-context';
import { GameResultPart } from './game-result-part';
import { ResultEffect } from './result-effect';
import { useGameEntry } from './use-game-entry';

export interface GameDialogProps {
  readonly gameId: GameId;
  readonly onClose: () => void;
}

/** One game: its result, which moves teams on, its referee and its link. */
export function GameDialog({ gameId, onClose }: GameDialogProps) {
  const { t } = useTranslation(['organizerBracket', 'organizerSchedule', 'common']);
  const clock = useTimeWords();
  const words = useBracketWords();
  const { tournament, teamById } = useSchedule();
  const { bracket, games, timetable } = useBracket();
  const entry = useGameEntry(gameId);
  const { check } = entry;
  const details = useTask((message) => t('problem.saving', { message }), { queued: true });
  const stored = games.get(gameId);
  const [referee, setReferee] = useState(stored?.referee ?? '');
  const [hyperlink, setHyperlink] = useState(stored?.hyperlink ?? '');
  const [asking, setAsking] = useState(false);
  const slot = timetable.get(gameId);
  const game = bracket.template.games[bracket.template.indexOf.get(gameId) ?? -1];

  const isOwn =
    game !== undefined &&
    isOwnReferee(
      referee,
      stateOf(bracket, gameId).slots.flatMap((slot) => teamById.get(slot)?.name ?? []),
    );

  /** Referee and link, as far as they changed. */
  const saveDetails = () => {
    const changes = [
      ...(stored && referee.trim() !== stored.referee ? [() => setBracketReferee(tournament.id, gameId, referee.trim())] : []),
      ...(stored && hyperlink.trim() !== stored.hyperlink
        ? [() => setBracketHyperlinks(tournament.id, { [gameId]: hyperlink.trim() })]
        : []),
    ];
    return changes.length === 0 ? true : details.run(() => Promise.all(changes.map((change) => change())));
  };
  const save = async () => {
    // One that is stored is marked, and keeps nobody from saving a result.
    if (!isHyperlink(hyperlink) || (isOwn && referee.trim() !== stored?.referee)) return;
    if (check?.kind === 'ready') {
      if (check.cleared.length > 0 && !asking) return setAsking(true);
      if ((await saveDetails()) && (await entry.record(check.result, check.cleared))) onClose();
      else setAsking(false);
    } else if (check === null || check.kind === 'unchanged') {
      if (await saveDetails()) onClose();
    }
  };
  const confirmWords = () => {
    if (asking && check?.kind === 'ready') return t('game.effectConfirm', { count: check.cleared.length });
    return entry.isOvertaken ? t('game.replace') : t('game.save');
  };
  return (
    <TaskDialog
      task={{ busy: entry.busy || details.busy, problem: details.problem ?? entry.problem }}
      onClose={onClose}
      onSubmit={save}
      onCancel={asking ? () => setAsking(false) : onClose}
      title={
        game
          ? t('game.titleOf', { round: words.round(bracket.template, game.level, game.roundId), number: numberOf(bracket, gameId) })
          : t('game.title', { number: numberOf(bracket, gameId) })
      }
      cancelLabel={asking ? t('game.back') : t('common:action.cancel')}
      submitLabel={confirmWords()}
      submitDisabled={check?.kind === 'oneScore' || check?.kind === 'needsWinner' || check?.kind === 'refused'}
      destructive={asking}
      size="small"
    >
      {slot && <p>{t('game.when', { time: clock(slot), court: slot.courtLetter })}</p>}
      {asking && check?.kind === 'ready' ? (
        <ResultEffect cleared={check.cleared} />
      ) : (
        <>
          <GameResultPart gameId={gameId} entry={entry} />
          <TextField
            label={t('game.referee')}
            marker={t('common:optional')}
            value={referee}
            maxLength={120}
            error={isOwn && t('organizerSchedule:referees.own')}
            onChange={(event) => setReferee(event.currentTarget.value)}
          />
          <TextField
            label={t('game.hyperlink')}
            marker={t('common:optional')}
            type="url"
            inputMode="url"
            value={hyperlink}
            placeholder={t('organizerSchedule:hyperlinks.placeholder')}
            maxLength={1000}
            error={!isHyperlink(hyperlink) && t('organizerSchedule:hyperlinks.invalid', { host: linkPrefix })}
            onChange={(event) => setHyperlink(event.currentTarget.value)}
          />
        </>
      )}
    </TaskDialog>
  );
}
