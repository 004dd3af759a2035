import { lazyAboutBuild } from '@courtside/federation/about-build';
import { useSession } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import {
  color,
  DialogLoadFailure,
  loadBuildDialog,
  LogOutIcon,
  MailIcon,
  MessageCircleIcon,
  radius,
  space,
  touch,
  type,
  type BuildWord,
  type DialogLoadFailureProps,
} from '@courtside/ui';
import { Suspense, useState } from 'react';
import { NavLink } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { navEntries } from './nav-entries';
import { useLogOut } from './use-log-out';

function useBuildWords() {
  const { t } = useTranslation('common');
  return { wordFor: (word: BuildWord) => t(`build.${word}`), closeLabel: t('action.close') };
}

const AboutBuild = lazyAboutBuild({ loadDialog: loadBuildDialog, useWords: useBuildWords, NotOpened });

function NotOpened(props: Omit<DialogLoadFailureProps, 'text'>) {
  const { t } = useTranslation('common');
  return <DialogLoadFailure text={t('notLoaded.dialog')} {...props} />;
}

const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  gap: 2px;
`;

const entry = css`
  ${type.control}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  min-height: ${touch};
  padding: 0 ${space[2]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  text-align: left;
  text-decoration: none;
  &:hover {
    background: ${color.courtLight};
  }
`;

const Entry = styled(NavLink)`
  ${entry}
  &[aria-current='page'] {
    background: #fff;
    color: #0a5342;
  }
`;

const OutsideEntry = styled.a`
  ${entry}
`;

const Logout = styled.button`
  ${entry}
  /* Red, as leaving should look; light enough to be read on the court. */
  background: ${color.danger};
  color: ${color.onDanger};
  &:hover {
    background: ${color.danger};
    box-shadow: inset 0 0 0 2px ${color.onDanger};
  }
`;

/* Inconspicuous: for users whom support asks to open it. */
const BuildEntry = styled.button`
  ${entry}
  ${type.meta}
  color: ${color.onCourt2};
`;

const Rule = styled.hr`
  border: 0;
  border-top: 1px solid ${color.onCourt2};
  opacity: 0.45;
  margin: ${space[2]} ${space[2]};
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`;

const Push = styled.div`
  margin-top: auto;
  padding-top: ${space[3]};
`;

interface NavListProps {
  readonly chatUrl: string | null;
  readonly contactEmail: string | null;
  /** Called when a link was followed, so that a drawer can close. */
  readonly onNavigate?: () => void;
}

/** The entries of the navigation, in the sidebar and in the drawer. */
export function NavList({ chatUrl, contactEmail, onNavigate }: NavListProps) {
  const { t } = useTranslation(['shell', 'common']);
  const session = useSession();
  const [aboutBuild, setAboutBuild] = useState(false);

  // The drawer has its own history entry, which the new page replaces.
  const replace = onNavigate !== undefined;
  const logOut = useLogOut({ replace, onLeave: onNavigate });

  return (
    <Column>
      <List>
        {navEntries(session).map(({ key, path, icon: Icon }) => (
          <li key={key}>
            <Entry to={path} end replace={replace} onClick={onNavigate}>
              <Icon size={20} aria-hidden="true" />
              {t(`nav.${key}`)}
            </Entry>
          </li>
        ))}
      </List>
      {(chatUrl || contactEmail) && <Rule />}
      <List>
        {chatUrl && (
          <li>
            <OutsideEntry href={chatUrl} target="_blank" rel="noreferrer">
              <MessageCircleIcon size={20} aria-hidden="true" />
              {t('nav.chat')}
            </OutsideEntry>
          </li>
        )}
        {contactEmail && (
          <li>
            <OutsideEntry href={`mailto:${contactEmail}`}>
              <MailIcon size={20} aria-hidden="true" />
              {t('nav.contact')}
            </OutsideEntry>
          </li>
        )}
      </List>
      <Push>
        <BuildEntry type="button" onClick={() => setAboutBuild(true)}>
          {t('common:build.title')}
        </BuildEntry>
        {session.status === 'signedIn' && (
          <Logout type="button" onClick={() => void logOut()}>
            <LogOutIcon size={20} aria-hidden="true" />
            {t('nav.logout')}
          </Logout>
        )}
      </Push>
      {aboutBuild && (
        <Suspense>
          <AboutBuild onClose={() => setAboutBuild(false)} />
        </Suspense>
      )}
    </Column>
  );
}
