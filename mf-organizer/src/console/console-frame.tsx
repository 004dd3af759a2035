import { lazyAboutBuild } from '@courtside/federation/about-build';
import { linkTo, pageAt } from '@courtside/federation/links';
import { watchMissingFiles } from '@courtside/federation/missing-files';
import { signOut, useConnection, useSession } from '@courtside/firebase';
import { getLanguageName, languageChoices, useLanguage, useTranslation } from '@courtside/i18n';
import {
  color,
  CourtSurface,
  attempt,
  IconButton,
  LanguageSelect,
  line,
  loadBuildDialog,
  Logo,
  LogOutIcon,
  media,
  MissingFileNotice,
  MoonIcon,
  Notice,
  PageMain,
  SearchIcon,
  SkipLink,
  space,
  SunIcon,
  SunMoonIcon,
  ToastRegion,
  touch,
  type,
  useColorScheme,
  type BuildWord,
  type ColorSchemeChoice,
} from '@courtside/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { NotOpened } from '../loading/not-loaded';
import { useConsoleMenus } from './menu/use-console-menus';

function useBuildWords() {
  const { t } = useTranslation('common');
  return { wordFor: (word: BuildWord) => t(`build.${word}`), closeLabel: t('action.close') };
}

const AboutBuild = lazyAboutBuild({ loadDialog: loadBuildDialog, useWords: useBuildWords, NotOpened });

const Bar = styled(CourtSurface)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  padding: ${space[0]} ${space[3]};
  border-bottom: ${line.paint} solid ${color.onCourt};
  overflow: visible;
  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: ${touch};
    color: inherit;
    text-decoration: none;
  }
  nav {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    ${type.control}
  }
  nav a[aria-current='page'] {
    box-shadow: inset 0 -${line.paint} currentColor;
  }
  @media ${media.phone} {
    column-gap: 0;
    nav {
      order: 3;
      flex: 1 0 100%;
    }
  }
  @media print {
    display: none;
  }
`;

const Spring = styled.span`
  @media ${media.phone} {
    flex: 1;
  }
`;

const Name = styled.span`
  ${type.table}
  @media ${media.phone} {
    display: none;
  }
`;

/* Small and muted, because only support asks for it. */
const BuildEntry = styled.button`
  display: block;
  min-height: ${touch};
  margin: 0 auto;
  padding: 0 ${space[3]};
  border: 0;
  background: none;
  color: ${color.ink2};
  ${type.meta}
  @media print {
    display: none;
  }
`;

const nextScheme: Readonly<Record<ColorSchemeChoice, ColorSchemeChoice>> = { system: 'light', light: 'dark', dark: 'system' };
const schemeIcons = { system: SunMoonIcon, light: SunIcon, dark: MoonIcon } as const;

/** The frame of the console: a strip of court with a link to the tournaments, and the changes that wait for the network. */
export function ConsoleFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['console', 'shell', 'common']);
  const session = useSession();
  const { status, pending } = useConnection();
  const { language, setLanguage } = useLanguage();
  const [scheme, setScheme] = useColorScheme();
  const location = useLocation();
  const [aboutBuild, setAboutBuild] = useState(false);
  const menus = useConsoleMenus();
  const SchemeIcon = schemeIcons[scheme];
  return (
    <>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <Bar as="header">
        <Link to={linkTo('myTournaments')} aria-label={`Courtside, ${t('title')}`}>
          <Logo size={28} />
        </Link>
        <Name>{t('title')}</Name>
        <Spring />
        {session.status === 'signedIn' && (
          <nav aria-label={t('nav')}>
            <NavLink to={linkTo('myTournaments')}>{t('myTournaments')}</NavLink>
            <NavLink to={linkTo('organize')}>{t('create')}</NavLink>
          </nav>
        )}
        {session.status !== 'signedIn' && <Spring style={{ flex: 1 }} />}
        <IconButton label={t('search')} aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={menus.search}>
          <SearchIcon size={24} aria-hidden="true" />
        </IconButton>
        <LanguageSelect
          label={`${t('shell:settings.language')}: ${getLanguageName(language)}`}
          value={language}
          languages={languageChoices}
          onChange={(chosen) =>
            attempt(() => setLanguage(chosen), { failed: t('common:notLoaded.language'), retry: t('common:action.retry') })
          }
        />
        <IconButton label={`${t('common:theme.label')}: ${t(`common:theme.${scheme}`)}`} onClick={() => setScheme(nextScheme[scheme])}>
          <SchemeIcon size={24} />
        </IconButton>
        {session.status === 'signedIn' && (
          <IconButton label={t('signOut')} onClick={() => void signOut()}>
            <LogOutIcon size={24} />
          </IconButton>
        )}
      </Bar>
      <PageMain address={pageAt(location)} entry={`${location.key}${location.hash}`}>
        {status === 'offline' && (
          <Notice kind="offline" title={t('common:offline.title')}>
            {pending ? t('pending') : t('common:offline.read')}
          </Notice>
        )}
        {children}
        <MissingFileNotice text={t('common:missingFile.text')} reloadLabel={t('common:missingFile.reload')} watch={watchMissingFiles} />
      </PageMain>
      <footer>
        <BuildEntry type="button" onClick={() => setAboutBuild(true)}>
          {t('common:build.title')}
        </BuildEntry>
      </footer>
      {aboutBuild && (
        <Suspense>
          <AboutBuild onClose={() => setAboutBuild(false)} />
        </Suspense>
      )}
      {menus.node}
      <ToastRegion label={t('messages')} dismissLabel={t('common:toast.dismiss')} />
    </>
  );
}
