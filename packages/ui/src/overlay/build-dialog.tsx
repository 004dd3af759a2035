import { Fragment, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button';
import { Table } from '../data/table';
import { CopyIcon } from '../icons';
import { Stack } from '../layout/page';
import { Dialog } from './dialog';

/** The texts of the panel. `alone` replaces the shared packages if there are none. */
export type BuildWord =
  | 'title'
  | 'help'
  | 'running'
  | 'part'
  | 'release'
  | 'contract'
  | 'shared'
  | 'package'
  | 'version'
  | 'from'
  | 'alone'
  | 'copy'
  | 'copied'
  | 'copyFailed';

interface BuildDialogProps {
  readonly onClose: () => void;
  readonly builds: readonly { readonly app: string; readonly release: string; readonly contract: number }[];
  readonly shared: readonly { readonly name: string; readonly version: string; readonly from: string }[];
  /** All of it, for the clipboard. */
  readonly text: string;
  /** In the user's language. */
  readonly wordFor: (word: BuildWord) => string;
  readonly closeLabel: string;
}

/** Versions are long and have no blanks; on a phone they break anywhere, names only after a stroke. */
const Facts = styled(Table)`
  td {
    overflow-wrap: anywhere;
  }
`;

/** "About this build": the releases that run in this page, and the app that provides each shared package. */
export function BuildDialog({ onClose, builds, shared, text, wordFor, closeLabel }: BuildDialogProps) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed'); // refused by the browser, or no secure page
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={wordFor('title')}
      closeLabel={closeLabel}
      footer={
        <>
          <span aria-live="polite">{outcome && wordFor(outcome)}</span>
          <Button variant="secondary" icon={<CopyIcon size={20} aria-hidden="true" />} onClick={() => void copy()}>
            {wordFor('copy')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{wordFor('help')}</p>
        <Facts>
          <caption>{wordFor('running')}</caption>
          <thead>
            <tr>
              <th scope="col">{wordFor('part')}</th>
              <th scope="col">{wordFor('release')}</th>
              <th scope="col">{wordFor('contract')}</th>
            </tr>
          </thead>
          <tbody>
            {builds.map(({ app, release, contract }) => (
              <tr key={app}>
                <th scope="row">{app}</th>
                <td>{release}</td>
                <td>{contract}</td>
              </tr>
            ))}
          </tbody>
        </Facts>
        {shared.length === 0 ? (
          <p>{wordFor('alone')}</p>
        ) : (
          <Facts>
            <caption>{wordFor('shared')}</caption>
            <thead>
              <tr>
                <th scope="col">{wordFor('package')}</th>
                <th scope="col">{wordFor('version')}</th>
                <th scope="col">{wordFor('from')}</th>
              </tr>
            </thead>
            <tbody>
              {shared.map(({ name, version, from }) => (
                <tr key={`${name}@${version}`}>
                  <th scope="row">
                    {name.split(/(?<=\/)/).map((part) => (
                      <Fragment key={part}>
                        {part}
                        <wbr />
                      </Fragment>
                    ))}
                  </th>
                  <td>{version}</td>
                  <td>{from}</td>
                </tr>
              ))}
            </tbody>
          </Facts>
        )}
      </Stack>
    </Dialog>
  );
}
