import { linkTo } from '@courtside/federation/links';
import { getLanguageName, nextLanguage, useLanguage, useTranslation } from '@courtside/i18n';
import { color, IconButton, media, MenuIcon, onCourtSurface, SkipLink, space, touchSquare } from '@courtside/ui';
import styled from 'styled-components';
import { FIRST_MENU } from './first-menu';
import { FrameGrid } from './frame-grid';
import { Switch } from './language-switch';
import { NavList } from './nav-list';
import { Navbar } from './navbar';
import { SchemeSwitch } from './scheme-switch';
import { SearchButton } from './search-button';
import { Sidebar } from './sidebar';

const Whole = styled.div`
  /* Whoever is signed in needs no login, which no server knows: its room is kept until the page has come. */
  @media (scripting: enabled) {
    header > a[href='${linkTo('login')}'] {
      visibility: hidden;
    }
  }
  /* They would never do anything. */
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

const LanguageLink = styled(Switch)`
  display: inline-grid;
  place-items: center;
  text-decoration: none;
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
            <OtherLanguage />
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

function OtherLanguage() {
  const { t } = useTranslation('shell');
  const other = nextLanguage(useLanguage().language);
  const name = getLanguageName(other);
  return (
    <LanguageLink
      as="a"
      href={`?lang=${other}`}
      hrefLang={other}
      lang={other}
      title={`${t('settings.language')}: ${name}`}
      aria-label={name}
    >
      {other}
    </LanguageLink>
  );
}
