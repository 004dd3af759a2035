import { hasBracket, showsGameTimes, type Tournament } from '@courtside/domain';
import { setVisibility } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { EyeIcon, EyeOffIcon, Switch, type MenuItem } from '@courtside/ui';
import type { Background } from '../saving/use-background';

/** The one choice whether visitors are shown when games are played, in the schedule and in the bracket: as a switch and as an entry of a menu. */
export function useGameTimes(tournament: Tournament, background: Background) {
  const { t } = useTranslation('organizerSchedule');
  const shows = showsGameTimes(tournament);
  // Of an older tournament the bracket's may be hidden alone; without a bracket there is nothing to hide.
  const areShown = shows.schedule && (shows.bracket || !hasBracket(tournament));
  const show = (next: boolean) => background.start(() => setVisibility(tournament.id, 'gameTimes', next), t('problem.visibility'));
  const icon = { 'size': 20, 'aria-hidden': true } as const;
  const item: MenuItem = {
    key: 'gameTimes',
    label: areShown ? t('tool.hideTimes') : t('tool.showTimes'),
    icon: areShown ? <EyeOffIcon {...icon} /> : <EyeIcon {...icon} />,
    onSelect: () => show(!areShown),
  };
  return { item, field: <Switch label={t('times.shown')} hint={t('times.shownHint')} checked={areShown} onChange={show} /> };
}
