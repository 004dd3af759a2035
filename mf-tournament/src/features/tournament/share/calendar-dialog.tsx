import { linkTo } from '@courtside/federation/links';
import { platformConfig, query, useConnection, useWatch, watchDay } from '@courtside/firebase';
import { useLanguage, useTranslation } from '@courtside/i18n';
import { Button, CalendarPlusIcon, Dialog, DownloadIcon, Notice, SelectField, serverNow, ShareLink, Stack, type } from '@courtside/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { calendarAddress, hasGameTimes, saveCalendar, webcalAddress } from './calendar-file';
import type { TakeAlongDialogProps } from './props';
import { useCalendarWords } from './use-calendar-words';

const Heading = styled.h3`
  ${type.control}
  margin-bottom: 0.25rem;
`;

/**
 * The games of a tournament or a team for a calendar app: as a subscription if the deployment offers one, and always as a file of the
 * loaded data. Reads: the day of play, if times are shown and the page does not watch it already.
 */
export function CalendarDialog({ visit, mine, onClose }: TakeAlongDialogProps) {
  const { t } = useTranslation(['calendar', 'common']);
  const words = useCalendarWords();
  const { language } = useLanguage();
  const { tournament, teams, matches, bracketGames, further, furtherGroups, shows } = visit;
  const [chosen, setChosen] = useState<string>(mine ?? '');
  const [isSaved, setSaved] = useState(false);
  const { status } = useConnection();
  const hasTimes = hasGameTimes(tournament, shows);
  // Except on days of play, the page does not watch the plan, but a game may have been moved.
  const day = useWatch(hasTimes ? query(watchDay, tournament.id) : null);
  const team = teams.find(({ id }) => id === chosen) ?? null;
  const { calendars } = platformConfig();
  // A calendar can only subscribe to public data.
  const address = calendars && tournament.isTournamentPublic ? calendarAddress(calendars, tournament, team, language) : null;
  const save = () => {
    const instant = serverNow();
    saveCalendar(
      {
        tournament,
        teams,
        matches,
        games: bracketGames.size > 0 ? bracketGames : null,
        further,
        addGroups: furtherGroups?.addTo,
        stored: day.value?.plan ?? null,
        team,
        instant,
        changedAt: instant,
        address: `${window.location.origin}${linkTo('tournament', tournament.id)}`,
      },
      words,
    );
    setSaved(true);
  };
  return (
    <Dialog open size="small" title={t('title')} closeLabel={t('common:action.close')} onClose={onClose}>
      <Stack>
        {teams.length > 0 && (
          <SelectField
            label={t('whose')}
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value);
              setSaved(false);
            }}
          >
            <option value="">{t('everybody')}</option>
            {[...teams]
              .sort((a, b) => a.name.localeCompare(b.name))
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </SelectField>
        )}
        <p>{hasTimes ? (team ? t('team', { team: team.name }) : t('games')) : t('days')}</p>
        {address && (
          <section aria-labelledby="calendar-subscribe">
            <Heading id="calendar-subscribe">{t('subscribe')}</Heading>
            <Stack>
              <p>{t('follows')}</p>
              <Button as="a" href={webcalAddress(address)} wide icon={<CalendarPlusIcon size={20} aria-hidden="true" />}>
                {t('open')}
              </Button>
              <p>{t('how')}</p>
              <ShareLink
                key={address}
                label={t('address')}
                link={address}
                isSecond
                title={team?.name ?? tournament.name}
                words={{ copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed'), share: t('share') }}
              />
            </Stack>
          </section>
        )}
        <section aria-labelledby="calendar-download">
          <Heading id="calendar-download">{t('download')}</Heading>
          <Stack>
            <p>{t('once')}</p>
            {status === 'offline' && <Notice kind="info">{t('offline')}</Notice>}
            <Button variant="secondary" wide icon={<DownloadIcon size={20} aria-hidden="true" />} onClick={save}>
              {t('save')}
            </Button>
            <p role="status">{isSaved && t('saved')}</p>
          </Stack>
        </section>
      </Stack>
    </Dialog>
  );
}
