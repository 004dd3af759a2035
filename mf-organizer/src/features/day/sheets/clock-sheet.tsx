import { getPlayLength } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { clockText } from '@courtside/tournament-ui';
import { Button, Columns, Dialog, Notice, space, Stack, TextField } from '@courtside/ui';
import { useState } from 'react';
import { carryOut } from '../../../games/carry-out';
import { useTask } from '../../../saving/use-task';
import type { BoardGame } from '../data/board-model';
import { useDay, type Sheet } from '../data/day-context';
import { BigClock, useGameClock } from '../courts/game-clock';
import { useGameWords } from '../data/use-game-words';

export interface ClockSheetProps {
  readonly asked: Extract<Sheet, { kind: 'clock' }>;
  readonly onClose: () => void;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const steps = [
  ['fewerMinute', -MINUTE],
  ['fewerSeconds', -10 * SECOND],
  ['moreSeconds', 10 * SECOND],
  ['moreMinute', MINUTE],
] as const;

/** Converts typed minutes and seconds, "7:30" or "7", to milliseconds; null for any other text. */
export function typedTime(text: string): number | null {
  const found = /^(\d{1,3})(?:[:.,](\d{1,2}))?$/.exec(text.trim());
  const [, minutes = '', seconds = '0'] = found ?? [];
  return found && Number(seconds) < 60 ? Number(minutes) * MINUTE + Number(seconds) * SECOND : null;
}

/** Corrects the clock of a game in play. A running clock runs on, a stopped one stays stopped. */
export function ClockSheet({ asked, onClose }: ClockSheetProps) {
  const { t } = useTranslation(['organizerDay', 'common']);
  const { plan } = useDay();
  const { gameName } = useGameWords();
  const game = plan.games.get(asked.game);
  const isOn = game?.phase === 'playing' || game?.phase === 'paused';
  return (
    <Dialog open onClose={onClose} title={t('clockSheet.title')} closeLabel={t('common:action.close')}>
      <Stack $gap={space[3]}>
        {game && <p>{gameName(game)}</p>}
        {/* Another user may have ended the game. */}
        {game && isOn ? <Correction game={game} onClose={onClose} /> : <Notice kind="info">{t('clockSheet.over')}</Notice>}
      </Stack>
    </Dialog>
  );
}

function Correction({ game, onClose }: { readonly game: BoardGame; readonly onClose: () => void }) {
  const { t } = useTranslation('organizerDay');
  const { tournament, by } = useDay();
  const task = useTask((message) => t('failed.title', { message }), { queued: true });
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const clock = game.state.play?.clock;
  const reading = useGameClock(clock);
  const most = (clock?.length ?? getPlayLength(game)) * MINUTE;
  const left = Math.max(0, reading?.leftMs ?? most);
  const set = (wanted: number) => {
    const leftMs = Math.round(Math.min(most, Math.max(0, wanted)));
    return task.run(() => carryOut(tournament.id, game, { kind: 'setClock', leftMs }, by));
  };
  const submit = async () => {
    const wanted = typedTime(typed);
    const isGood = wanted !== null && wanted <= most;
    setWrong(!isGood);
    if (!isGood) return;
    if (await set(wanted)) onClose();
  };
  return (
    <>
      {task.problem && <Notice kind="error">{task.problem}</Notice>}
      <BigClock game={game} />
      <Columns $min="8rem" $gap={space[2]}>
        {steps.map(([key, step]) => (
          <Button key={key} variant="secondary" onClick={() => void set(left + step)}>
            {t(`clockSheet.${key}`)}
          </Button>
        ))}
      </Columns>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack $gap={space[2]}>
          <TextField
            label={t('clockSheet.timeLeft')}
            hint={t('clockSheet.hint')}
            inputMode="text"
            autoComplete="off"
            placeholder={clockText(left)}
            value={typed}
            error={isWrong && t('clockSheet.range', { most: clockText(most) })}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setWrong(false);
            }}
          />
          <Button type="submit">{t('clockSheet.set')}</Button>
        </Stack>
      </form>
    </>
  );
}
