import { BYE, TBD } from '@courtside/domain';
import { linkTo } from '@courtside/federation/links';
import { useTranslation } from '@courtside/i18n';
import { matchNumbers } from '@courtside/tournament-ui';
import { Button, Dialog, Maximize2Icon, Notice, PrinterIcon, QrCode, SelectField, ShareLink, Stack } from '@courtside/ui';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Visit } from '../visit';
import type { TakeAlongDialogProps } from './props';

interface Shared {
  /** Its address on this site. */
  readonly path: string;
  readonly label: string;
}

/** Returns the games with known teams, in the order of their numbers, with their addresses on the page. */
function useGames({ tournament, teams, matches, bracket, shows }: Visit): readonly Shared[] {
  const { t } = useTranslation('share');
  return useMemo(() => {
    const page = linkTo('tournament', tournament.id);
    const names = new Map<string, string>(teams.map(({ id, name }) => [id, name]));
    const getLabel = (number: number, one: string, other: string) =>
      t('game', { number, one: names.get(one) ?? '?', other: names.get(other) ?? '?' });
    const ofSchedule = [...matchNumbers(tournament.schedule)].flatMap(([id, number]) => {
      const match = matches.get(id);
      return match ? [{ path: `${page}#match-${id}`, label: getLabel(number, match.team1Id, match.team2Id) }] : [];
    });
    const ofBracket = (bracket?.template.games ?? []).flatMap(({ id, number }, index) => {
      const [one, other] = bracket?.states[index]?.slots ?? [TBD, TBD];
      const isKnown = number !== null && [one, other].every((side) => side !== TBD && side !== BYE);
      return isKnown ? [{ path: `${page}#game-${id}`, label: getLabel(number, one, other) }] : [];
    });
    return [...(shows('schedule') ? ofSchedule : []), ...(shows('bracket') ? ofBracket : [])];
  }, [tournament.id, tournament.schedule, teams, matches, bracket, shows, t]);
}

/**
 * Shares the address of a tournament, or of a part of its page: with the phone's share sheet, as a copy, and as a code for another phone.
 */
export function ShareDialog({ visit, sections, here = '', onClose }: TakeAlongDialogProps) {
  const { t } = useTranslation(['share', 'common']);
  const { tournament, teams } = visit;
  const page = linkTo('tournament', tournament.id);
  const games = useGames(visit);
  const ofTeams = [...teams]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ id, name }) => ({ path: linkTo('team', tournament.id, id), label: name }));
  const parts = sections.map(({ id, label }) => ({ path: `${page}#${id}`, label }));
  const groups = [
    { label: t('sections'), shared: parts },
    { label: t('teams'), shared: ofTeams },
    { label: t('games'), shared: games },
  ].filter(({ shared }) => shared.length > 0);
  const all = groups.flatMap(({ shared }) => shared);
  // A user who opened the link of a game, or looks at one, shares that.
  const [path, setPath] = useState(() => all.find((one) => one.path === `${page}${window.location.hash}`)?.path ?? here);
  const chosen = all.find((one) => one.path === path);
  const link = `${window.location.origin}${chosen?.path ?? page}`;
  const title = chosen ? `${chosen.label} · ${tournament.name}` : tournament.name;
  return (
    <Dialog open size="small" title={t('title')} closeLabel={t('common:action.close')} onClose={onClose}>
      <Stack>
        {!tournament.isTournamentPublic && <Notice kind="warning">{t('notPublic')}</Notice>}
        <SelectField label={t('what')} value={chosen?.path ?? ''} onChange={({ target }) => setPath(target.value)}>
          <option value="">{t('tournament')}</option>
          {groups.map(({ label, shared }) => (
            <optgroup key={label} label={label}>
              {shared.map((one) => (
                <option key={one.path} value={one.path}>
                  {one.label}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <QrCode text={link} label={t('qr')} />
        <ShareLink
          key={link}
          label={t('link')}
          link={link}
          title={title}
          words={{ copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed'), share: t('share') }}
        />
        <Button
          as={Link}
          to={linkTo('poster', tournament.id)}
          replace
          variant="secondary"
          wide
          icon={<PrinterIcon size={20} aria-hidden="true" />}
        >
          {t('poster')}
        </Button>
        <Button
          as="a"
          href={linkTo('screen', tournament.id)}
          target="_blank"
          rel="noreferrer"
          variant="quiet"
          wide
          icon={<Maximize2Icon size={20} aria-hidden="true" />}
        >
          {t('screen')}
        </Button>
      </Stack>
    </Dialog>
  );
}
