import { useState } from 'react';
import styled from 'styled-components';
import { Switch } from '../fields/switch';
import { Dialog } from '../overlay/dialog';
import { color } from '../tokens/css-vars';
import { line, radius, space, type } from '../tokens/scales';
import { isHelpKeyOn, switchHelpKey } from './menu-keys';
import type { Shortcut } from './shortcuts';

const Part = styled.section`
  margin-bottom: ${space[4]};
  h3 {
    ${type.d4}
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[0]} ${space[3]};
    padding: ${space[1]} 0;
    border-bottom: ${line.hair} solid ${color.line};
  }
`;

const Keys = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[0]};
  kbd {
    min-width: 1.75rem;
    padding: 2px 6px;
    border: ${line.hair} solid ${color.lineStrong};
    border-radius: ${radius.control};
    background: ${color.sunken};
    text-align: center;
    ${type.control}
  }
`;

export interface ShortcutDialogProps {
  /** Under their headings. */
  readonly parts: readonly { readonly name: string; readonly shortcuts: readonly Shortcut[] }[];
  readonly onClose: () => void;
  readonly words: { readonly title: string; readonly close: string; readonly helpKey: string; readonly helpKeyHint: string };
}

/** The keys that do something here, and the switch of the one that is a single character. */
export function ShortcutDialog({ parts, onClose, words }: ShortcutDialogProps) {
  const [isOn, setOn] = useState(isHelpKeyOn);
  const change = (next: boolean) => {
    switchHelpKey(next);
    setOn(next);
  };
  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={words.close} size="small">
      {parts.map(({ name, shortcuts }) => (
        <Part key={name}>
          <h3>{name}</h3>
          <ul>
            {shortcuts.map(({ does, keys = [] }) => (
              <li key={`${does} ${keys.join()}`}>
                {does}
                {keys.length > 0 && (
                  <Keys>
                    {keys
                      .flatMap((held) => held.split('+'))
                      .map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                  </Keys>
                )}
              </li>
            ))}
          </ul>
        </Part>
      ))}
      <Switch label={words.helpKey} hint={words.helpKeyHint} checked={isOn} onChange={change} />
    </Dialog>
  );
}
