import { useState } from 'react';
import { Button } from '../actions/button';
import { CopyIcon, UploadIcon } from '../icons';
import { Cluster, Stack } from '../layout/page';
import { TextField } from './text-field';

export interface ShareLinkProps {
  readonly label: string;
  readonly link: string;
  /** The title in the phone's share sheet. */
  readonly title: string;
  /** Whether another action comes first. */
  readonly isSecond?: boolean;
  readonly words: Readonly<Record<'copy' | 'copied' | 'copyFailed' | 'share', string>>;
}

/** A link to share: visible, with buttons to copy and, if the device can, to share it. */
export function ShareLink({ label, link, title, isSecond = false, words }: ShareLinkProps) {
  const [said, setSaid] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = () => {
    // Refused by the browser, or no secure page.
    const copied = navigator.clipboard ? navigator.clipboard.writeText(link) : Promise.reject(new Error('no clipboard'));
    copied.then(
      () => setSaid('copied'),
      () => setSaid('copyFailed'),
    );
  };
  // Closing the sheet rejects the promise; that is no error.
  const share = () => void navigator.share({ title, url: link }).catch(() => undefined);
  return (
    <Stack>
      <TextField
        label={label}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        autoComplete="off"
        spellCheck={false}
      />
      <Cluster>
        <Button type="button" variant={isSecond ? 'secondary' : 'primary'} icon={<CopyIcon size={20} aria-hidden="true" />} onClick={copy}>
          {words.copy}
        </Button>
        {'share' in navigator && (
          <Button type="button" variant="secondary" icon={<UploadIcon size={20} aria-hidden="true" />} onClick={share}>
            {words.share}
          </Button>
        )}
        <span role="status">{said && words[said]}</span>
      </Cluster>
    </Stack>
  );
}
