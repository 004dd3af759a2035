import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../base/visually-hidden';
import { Group, Option } from '../fields/combobox-style';
import { MatchedText } from '../fields/matched-text';
import { TextInput } from '../fields/text-field';
import { Dialog } from '../overlay/dialog';
import { color } from '../tokens/css-vars';
import { layer, line, media, radius, space } from '../tokens/scales';
import type { Command } from './command-store';
import { findCommands } from './find-commands';

/* Always as high: results must not move the field while the user types. On a phone the whole sheet scrolls, below the field at its top. */
const Menu = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  height: min(28rem, calc(100dvh - 10rem));
  @media ${media.phone} {
    height: auto;
    min-height: 100dvh;
  }
`;

const Top = styled.div`
  @media ${media.phone} {
    position: sticky;
    z-index: ${layer.sticky};
    top: -${space[3]};
    margin: -${space[3]};
    margin-bottom: 0;
    padding: ${space[3]} ${space[3]} ${space[1]};
    background: ${color.surface};
  }
`;

const List = styled.div`
  border: ${line.hair} solid ${color.line};
  border-radius: ${radius.control};
  > ul > [role='option'] {
    border-top: ${line.hair} solid ${color.line};
  }
  [role='option'] {
    scroll-margin-block: 2.5rem 0.5rem;
  }
  @media ${media.tablet} {
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  @media ${media.phone} {
    /* The headings are not above the field. */
    [role='group'] > :first-child {
      position: static;
    }
    [role='option'] {
      scroll-margin-top: 6rem;
    }
  }
`;

const Choice = styled(Option)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  > span {
    flex: 1;
    min-width: 0;
  }
`;

const Below = styled.div`
  display: grid;
  gap: ${space[1]};
`;

export interface CommandMenuProps {
  readonly commands: readonly Command[];
  /** Offered last for whatever was typed. */
  readonly searchFor?: (term: string) => Command;
  /** Opens an address of the site, in the place of the menu's own history entry. */
  readonly onGo: (address: string) => void;
  readonly onClose: () => void;
  readonly words: {
    readonly title: string;
    readonly label: string;
    readonly placeholder: string;
    readonly close: string;
    readonly nothing: (term: string) => string;
    readonly count: (count: number) => string;
  };
  /** Shown below the list, for parts that could not be read. */
  readonly notice?: ReactNode;
}

/** One field over everything that can be opened or done: type, arrow keys, Enter; Esc closes. */
export function CommandMenu({ commands, searchFor, onGo, onClose, words, notice }: CommandMenuProps) {
  const [term, setTerm] = useState('');
  const [active, setActive] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => findCommands(commands, term), [commands, term]);
  const typed = term.trim();
  const last = typed !== '' && searchFor ? searchFor(typed) : null;
  const found = [...groups.flatMap((group) => group.commands), ...(last ? [last] : [])];
  const at = Math.min(active, found.length - 1);
  // A blank would make two ids of one.
  const optionId = ({ key }: Command) => `${id}${key.replace(/\s/g, '_')}`;
  const current = found[at];

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [at, groups]);

  const choose = ({ does }: Command) => {
    if (typeof does === 'string') onGo(does);
    onClose();
    if (typeof does !== 'string') does();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      // A single step goes round, a page stops at the end.
      const next = at + step;
      setActive(Math.abs(step) === 1 ? (next + found.length) % found.length : Math.max(0, Math.min(next, found.length - 1)));
    } else if (event.key === 'Enter' && current) choose(current);
    else return;
    event.preventDefault();
  };
  const option = (command: Command) => (
    <Choice
      key={command.key}
      id={optionId(command)}
      role="option"
      aria-selected={command === current}
      data-highlighted={command === current ? '' : undefined}
      lang={command.lang}
      aria-label={[command.label, command.detail].filter(Boolean).join(', ')}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choose(command)}
    >
      {command.icon && <command.icon size={20} aria-hidden="true" />}
      <span>
        <MatchedText text={command.label} term={term} />
        {command.detail && <small>{command.detail}</small>}
      </span>
    </Choice>
  );

  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={words.close}>
      <Menu>
        <Top>
          <TextInput
            data-autofocus
            type="text"
            role="combobox"
            aria-label={words.label}
            aria-expanded="true"
            aria-autocomplete="list"
            aria-controls={`${id}list`}
            aria-activedescendant={current ? optionId(current) : undefined}
            placeholder={words.placeholder}
            value={term}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => {
              setTerm(event.target.value);
              setActive(0);
            }}
            onKeyDown={press}
          />
        </Top>
        <List ref={list}>
          <ul role="listbox" id={`${id}list`} aria-label={words.label}>
            {groups.map(({ name, commands: members }) => (
              <li key={name} role="group" aria-label={name}>
                <Group aria-hidden="true">{name}</Group>
                <ul role="presentation">{members.map(option)}</ul>
              </li>
            ))}
            {last && option(last)}
          </ul>
        </List>
        <Below>
          <VisuallyHidden role="status">{found.length > 0 ? words.count(found.length) : words.nothing(typed)}</VisuallyHidden>
          {found.length === 0 && <p aria-hidden="true">{words.nothing(typed)}</p>}
          {notice}
        </Below>
      </Menu>
    </Dialog>
  );
}
