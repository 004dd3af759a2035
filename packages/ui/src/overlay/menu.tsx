import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button';
import { EllipsisVerticalIcon } from '../icons';
import { onPageSurface } from '../theme/base-css';
import { color } from '../tokens/css-vars';
import { line, radius, shadow, touch, type } from '../tokens/scales';
import { placeMenu } from './place-menu';
import { useBackCloses } from './use-back-closes';

const List = styled.div`
  ${onPageSurface}
  position: fixed;
  inset: auto;
  margin: 0;
  min-width: min(12rem, calc(100vw - 1rem));
  max-width: min(20rem, calc(100vw - 1rem));
  max-height: calc(100dvh - 1rem);
  overflow-y: auto;
  padding: 0.375rem;
  border: ${line.control} solid ${color.ink};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.overlay};
`;

const Item = styled.button<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  width: 100%;
  min-height: ${touch};
  padding: 0.5rem 0.75rem;
  border: 0;
  border-radius: ${radius.badge};
  background: none;
  color: ${({ $danger }) => ($danger ? color.danger : 'inherit')};
  text-align: start;
  ${type.table}
  font-weight: 550;
  /* A long word in a name wraps. */
  overflow-wrap: anywhere;
  &:focus,
  &:hover {
    background: ${({ $danger }) => ($danger ? color.dangerTint : color.courtTint)};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-disabled='true'] {
    color: ${color.ink3};
    cursor: not-allowed;
  }
`;

const Group = styled.div`
  width: 100%;
  & + &,
  button + & {
    margin-top: 0.375rem;
    padding-top: 0.375rem;
    border-top: ${line.hair} solid ${color.line};
  }
  > span {
    display: block;
    padding: 0.25rem 0.75rem;
    ${type.label}
    color: ${color.ink3};
    overflow-wrap: anywhere;
  }
`;

export interface MenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** The group, "Court A": entries of one group are listed together under its name, after the entries without one. */
  readonly group?: string;
}

export interface MenuProps {
  /** The purpose of the menu, such as "More about game 12". */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** The icon of the button; three dots by default. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

/** A button with a list of actions. Arrow keys, Home, End, first letters; Esc closes and gives the focus back. */
export function Menu({ label, items, icon, disabled = false }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (refocus: boolean) => {
    setOpen(false);
    if (refocus) button.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        disabled={disabled}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {icon ?? <EllipsisVerticalIcon size={20} />}
      </IconButton>
      {open && <OpenMenu id={id} label={label} items={items} anchor={button.current} onClose={close} />}
    </>
  );
}

interface OpenMenuProps extends Pick<MenuProps, 'label' | 'items'> {
  readonly id: string;
  readonly anchor: HTMLElement | null;
  readonly onClose: (refocus: boolean) => void;
}

function OpenMenu({ id, label, items, anchor, onClose }: OpenMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  });
  // On touch screens Back closes everything; with a mouse, menus are closed by pressing next to them.
  useBackCloses(() => onClose(true), window.matchMedia?.('(pointer: coarse)').matches ?? false);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !anchor) return;
    element.showPopover?.(); // the top layer: no table and no dialog cuts the menu off
    placeMenu(element, anchor);
    element.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [anchor]);
  useEffect(() => {
    const away = (event: Event) => {
      const target = event.target as Node;
      if (!list.current?.contains(target) && !anchor?.contains(target)) latestClose.current(false);
    };
    const isInWindow = () => {
      const { top, bottom } = anchor!.getBoundingClientRect();
      return bottom >= 0 && top <= window.innerHeight;
    };
    // A page that still scrolls to its focused button has not arrived there when a key opens the menu.
    let wasInWindow = anchor !== null && isInWindow();
    // The menu moves with its button, and closes if the button leaves the window: a page that still scrolls must not swallow the press.
    const moved = (event: Event) => {
      const element = list.current;
      // The target of a resize is the window.
      if (!element || !anchor || (event.target instanceof Node && element.contains(event.target))) return;
      const isNow = isInWindow();
      if (wasInWindow && !isNow) return latestClose.current(false);
      wasInWindow = isNow;
      placeMenu(element, anchor);
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('scroll', moved, true);
    window.addEventListener('resize', moved);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('scroll', moved, true);
      window.removeEventListener('resize', moved);
    };
  }, [anchor]);
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const go = (index: number) => {
      event.preventDefault();
      entries[(index + entries.length) % entries.length]?.focus();
    };
    if (event.key === 'ArrowDown') go(at + 1);
    else if (event.key === 'ArrowUp') go(at - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(entries.length - 1);
    else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation(); // a dialog around it stays open
      onClose(true);
    } else if (event.key === 'Tab') onClose(true);
    else if (event.key.length === 1) {
      const after = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
      after.find((entry) => entry.textContent?.trim().toLocaleLowerCase().startsWith(event.key.toLocaleLowerCase()))?.focus();
    }
  };
  const entry = ({ key, label: words, icon, onSelect, danger = false, disabled = false }: MenuItem) => (
    <Item
      key={key}
      type="button"
      role="menuitem"
      tabIndex={-1}
      $danger={danger}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (disabled) return;
        onClose(true);
        onSelect();
      }}
    >
      {icon}
      <span>{words}</span>
    </Item>
  );
  return (
    <List ref={list} id={id} role="menu" aria-label={label} popover="manual" tabIndex={-1} onKeyDown={keys}>
      {items.filter(({ group }) => group === undefined).map(entry)}
      {groupsOf(items).map(([name, own], index) => (
        <Group key={name} role="group" aria-labelledby={`${id}-${index}`}>
          <span id={`${id}-${index}`} role="presentation">
            {name}
          </span>
          {own.map(entry)}
        </Group>
      ))}
    </List>
  );
}

/** The groups in the order of their first entries. */
function groupsOf(items: readonly MenuItem[]): readonly (readonly [string, readonly MenuItem[]])[] {
  const groups = new Map<string, MenuItem[]>();
  for (const item of items) if (item.group !== undefined) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups];
}
