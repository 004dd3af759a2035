import { useCombobox } from 'downshift';
import { useEffect, useRef, type RefObject } from 'react';
import { SpinnerRing } from '../base/spinner';
import { IconButton } from '../actions/icon-button';
import { ChevronDownIcon, XIcon } from '../icons';
import type { ComboboxProps } from './combobox-props';
import { Box, Group, Option, Sheet, Status, Tools } from './combobox-style';
import { Field, partFrame } from './field';
import { MatchedText } from './matched-text';
import { TextInput } from './text-field';

const { InputBlur, InputChange, ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;

/** The search box itself; see `Combobox`. */
export function ComboboxLoaded<T>({ hadFocus, ...props }: ComboboxProps<T> & { readonly hadFocus: RefObject<boolean> }) {
  const [frame] = partFrame(props);
  const { name, items, itemKey, itemText, itemDetail, itemGroup, itemDisabled } = props;
  const {
    selected,
    onSelect,
    inputValue,
    onInputValueChange,
    loading = false,
    status,
    labels,
    placeholder,
    disabled,
    required,
    onBlur,
  } = props;
  const box = useCombobox<T>({
    items: items as T[],
    itemToString: (item) => (item === null || item === undefined ? '' : itemText(item)),
    itemToKey: (item) => (item === null || item === undefined ? null : itemKey(item)),
    isItemDisabled: (item) => itemDisabled?.(item) ?? false,
    selectedItem: selected,
    inputValue,
    // Leaving the box does not choose: only Enter or a press takes the highlighted item.
    stateReducer: (state, { type, changes }) =>
      type === InputBlur ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue } : changes,
    onStateChange: ({ type, selectedItem, inputValue: typed }) => {
      if (type !== ItemClick && type !== InputKeyDownEnter) return;
      if (selectedItem === undefined) return;
      onSelect(selectedItem);
      if (typed !== undefined) onInputValueChange(typed);
    },
    // The text itself is passed by onChange below: it must be there in the same tick, or the caret jumps.
    onInputValueChange: ({ type }) => {
      if (type === InputChange && selected !== null) onSelect(null);
    },
  });
  const input = useRef<HTMLInputElement>(null);
  // If the field had the focus while this file loaded, the box takes it over.
  useEffect(() => {
    if (hadFocus.current) input.current?.focus();
  }, [hadFocus]);
  const clear = () => {
    onInputValueChange('');
    onSelect(null);
  };
  const open = box.isOpen && !disabled;
  const isShown = open && (items.length > 0 || Boolean(status));
  const sheet = useRef<HTMLDivElement>(null);
  // On a phone the list would open behind the keyboard or below the window.
  useEffect(() => {
    if (isShown) sheet.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isShown, items.length]);
  const option = (item: T, index: number) => {
    const detail = itemDetail?.(item);
    return (
      <Option
        key={itemKey(item)}
        // The underlined letters split the word for some screen readers; this label has the whole word.
        aria-label={[itemText(item), typeof detail === 'string' && detail].filter(Boolean).join(', ')}
        data-highlighted={box.highlightedIndex === index ? '' : undefined}
        {...box.getItemProps({ item, index, 'aria-disabled': itemDisabled?.(item) || undefined })}
      >
        <MatchedText text={itemText(item)} term={inputValue} />
        {detail && <small>{detail}</small>}
      </Option>
    );
  };
  return (
    <Field {...frame}>
      {(control) => (
        <Box>
          <TextInput
            {...box.getInputProps({
              ref: input,
              id: control.id,
              disabled,
              onBlur,
              onChange: (event) => onInputValueChange((event.target as HTMLInputElement).value),
            })}
            aria-labelledby={undefined}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            name={name}
            required={required}
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Tools>
            {inputValue !== '' && !disabled ? (
              <IconButton label={labels.clear} onClick={clear}>
                <XIcon size={20} />
              </IconButton>
            ) : (
              <IconButton {...box.getToggleButtonProps({ disabled })} label={labels.open} tabIndex={-1}>
                <ChevronDownIcon size={20} />
              </IconButton>
            )}
          </Tools>
          <Sheet ref={sheet} $open={isShown}>
            <ul
              {...box.getMenuProps({
                'aria-labelledby': undefined,
                'aria-label': typeof frame.label === 'string' ? frame.label : labels.open,
              })}
            >
              {open &&
                groupsOf(items, itemGroup).map(({ name: group, from, members }) => {
                  const options = members.map((item, place) => option(item, from + place));
                  if (group === null) return options;
                  return (
                    <li key={group} role="group" aria-label={group}>
                      <Group aria-hidden="true">{group}</Group>
                      <ul role="presentation">{options}</ul>
                    </li>
                  );
                })}
            </ul>
            <Status role="status" aria-live="polite">
              {open && loading && <SpinnerRing $size={16} aria-hidden="true" />}
              {open && status}
            </Status>
          </Sheet>
        </Box>
      )}
    </Field>
  );
}

interface ItemGroup<T> {
  /** null: items without a heading. */
  readonly name: string | null;
  /** Index of its first item among all. */
  readonly from: number;
  readonly members: readonly T[];
}

/** Runs of neighbors that share a heading. */
function groupsOf<T>(items: readonly T[], itemGroup: ((item: T) => string) | undefined): readonly ItemGroup<T>[] {
  if (!itemGroup) return [{ name: null, from: 0, members: items }];
  const groups: { name: string; from: number; members: T[] }[] = [];
  items.forEach((item, index) => {
    const name = itemGroup(item);
    const last = groups.at(-1);
    if (last?.name === name) last.members.push(item);
    else groups.push({ name, from: index, members: [item] });
  });
  return groups;
}
