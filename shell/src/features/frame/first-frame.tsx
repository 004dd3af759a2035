import { linkTo } from '@courtside/federation/links';
import { getLanguageName, languageChoices, useLanguage, useTranslation } from '@courtside/i18n';
import {
  color,
  IconButton,
  LanguageSquare,
  media,
  MenuIcon,
  onCourtSurface,
  SkipLink,
  space,
  touch,
  touchSquare,
  type,
} from '@courtside/ui';
import styled from 'styled-components';
import { FIRST_MENU } from './first-menu';
import { FrameGrid } from './frame-grid';
import { NavList } from './nav-list';
import { Navbar } from './navbar';
import { SchemeSwitch } from './scheme-switch';
import { SearchButton } from './search-button';
import { Sidebar } from './sidebar';

const Whole = styled.div`
  /* A signed-in user needs no login link, and the server does not know the user: its space stays empty until the page has loaded. */
  @media (scripting: enabled) {
    header > a[href='${linkTo('login')}'] {
      visibility: hidden;
    }
  }
  /* They would do nothing without scripts. */
  @media (scripting: none) {
    header button,
    nav button {
      display: none;
    }
  }
`;

const Menu = styled.details`
  > summary {
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
  > nav {
    ${onCourtSurface}
    position: fixed;
    inset: 3.75rem auto 0 0;
    display: flex;
    width: min(19rem, calc(100vw - 3rem));
    padding: ${space[2]} ${space[2]} ${space[3]};
    overflow-y: auto;
    background: ${color.court};
    border-right: 3px solid ${color.court};
    box-shadow: inset -3px 0 0 #fff;
  }
  @media ${media.wide} {
    display: none;
  }
`;

/** On wide screens the navigation is open, and only a script closes it. */
const WideMenu = styled.span`
  ${touchSquare}
  @media not all and ${media.wide} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Languages = styled.details`
  > summary {
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  > ul {
    ${onCourtSurface}
    position: fixed;
    inset: 3.75rem 0 auto auto;
    margin: 0;
    padding: ${space[2]};
    list-style: none;
    background: ${color.court};
    ${type.control}
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${touch};
    padding: 0 ${space[3]};
    color: inherit;
    text-decoration: none;
  }
`;

const Main = styled.main`
  min-width: 0;
`;

/** Where the page comes with scripts alone. */
const Needs = styled.p`
  display: none;
  padding: ${space[4]};
  @media (scripting: none) {
    section:empty + & {
      display: block;
    }
  }
`;

interface FirstFrameProps {
  readonly chatUrl: string | null;
  readonly contactEmail: string | null;
}

/** The frame before any script has run: it leads on with links alone. The server puts what the page itself begins with in the place of the slot. */
export function FirstFrame(links: FirstFrameProps) {
  const { t } = useTranslation('shell');
  return (
    <Whole>
      <SkipLink href="#first-content">{t('skip')}</SkipLink>
      <Navbar
        menu={
          <>
            <Menu id={FIRST_MENU}>
              <IconButton as="summary" label={t('menu.toggle')}>
                <MenuIcon size={24} aria-hidden="true" />
              </IconButton>
              <nav aria-label={t('menu.label')}>
                <NavList {...links} />
              </nav>
            </Menu>
            <WideMenu aria-hidden="true">
              <MenuIcon size={24} />
            </WideMenu>
          </>
        }
        settings={
          <>
            <SearchButton />
            <SchemeSwitch />
            <OtherLanguages />
          </>
        }
      />
      <FrameGrid $open $hasBar>
        <Sidebar {...links} />
        <Main>
          <slot />
          <Needs>{t('needsScripts')}</Needs>
        </Main>
      </FrameGrid>
    </Whole>
  );
}

function OtherLanguages() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const label = `${t('settings.language')}: ${getLanguageName(language)}`;
  return (
    <Languages>
      <LanguageSquare as="summary" title={label} aria-label={label}>
        {language}
      </LanguageSquare>
      <ul>
        {languageChoices
          .filter(({ code }) => code !== language)
          .map(({ code, name }) => (
            <li key={code}>
              <a href={`?lang=${code}`} hrefLang={code} lang={code}>
                {name}
              </a>
            </li>
          ))}
      </ul>
    </Languages>
  );
}
