import { useTranslation } from '@courtside/i18n';
import { CourtBadge, isCourtLetter, space, Tabs, useKeptState } from '@courtside/ui';
import styled from 'styled-components';
import { scoreText, type BoardCourt } from './board-model';
import { CourtPanel } from './court-panel';
import { SmallClock } from './game-clock';

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  font-variant-numeric: tabular-nums;
`;

/** One court fills the screen; the others keep score and clock in their tabs. */
export function CourtTabs({ courts }: { readonly courts: readonly BoardCourt[] }) {
  const { t } = useTranslation(['organizerDay', 'common']);
  const [chosen, setChosen] = useKeptState<string>('court', '');
  const court = courts.find(({ letter }) => letter === chosen) ?? courts[0];
  if (!court) return null;
  if (courts.length === 1) return <CourtPanel court={court} />;
  return (
    <Tabs
      label={t('courts')}
      current={court.letter}
      onChange={setChosen}
      tabs={courts.map(({ letter, current }) => ({
        id: letter,
        label: (
          <Label>
            {isCourtLetter(letter) && <CourtBadge letter={letter} label={t('common:court', { letter })} />}
            {current?.state.play && current.phase !== 'called' && <b>{scoreText(current.state)}</b>}
            {current && <SmallClock game={current} />}
          </Label>
        ),
      }))}
    >
      <CourtPanel key={court.letter} court={court} />
    </Tabs>
  );
}
