import { useCombobox } from 'downshift';
import { useEffect, useRef } from 'react';
import { SpinnerRing } from '../feedback/spinner';
import { IconButton } from '../actions/icon-button';
import { ChevronDownIcon, XIcon } from '../icons';
import type { ComboboxProps } from './combobox';
import { Box, Option, Sheet, Status, Tools } from './combobox-style';
import { Field } from './field';
import { MatchedText } from './matched-text';
import { TextInput } from './text-field';

const { InputBlur, InputChange, ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;

/** The search box itself; see `Combobox`. */
export function ComboboxLoaded<T>(props: ComboboxProps<T>) {
  const { label, hint, error, marker, labelHidden, id, name, items, itemKey, itemText, itemDetail, itemDisabled } = props;
  const { selected, onSelect, inputValue, onInputValueChange, loading = false, status, labels, placeholder, disabled, required, onBlur } = props;
  const box = useCombobox<T>({
    items: items as T[],
    itemToString: (item) => (item === null || item === undefined ? '' : itemText(item)),
    itemToKey: (item) => (item === null || item === undefined ? null : itemKey(item)),
    isItemDisabled: (item) => itemDisabled?.(item) ?? false,
    selectedItem: selected,
    inputValue,
    // Leaving the box is not choosing: the highlighted item is taken only by Enter or a press.
    stateReducer: (state, { type, changes }) =>
      type === InputBlur ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue } : changes,
    onStateChange: ({ type, selectedItem, inputValue: typed }) => {
      if (type !== ItemClick && type !== InputKeyDownEnter) return;
      if (selectedItem === undefined) return;
      onSelect(selectedItem);
      if (typed !== undefined) onInputValueChange(typed);
    },
    // The text itself travels by onChange below: it must be there in the same tick, or the caret jumps.
    onInputValueChange: ({ type }) => {
      if (type === InputChange && selected !== null) onSelect(null);
    },
  });
  const clear = () => {
    onInputValueChange('');
    onSelect(null);
  };
  const open = box.isOpen && !disabled;
  const sheet = useRef<HTMLDivElement>(null);
  // On a phone the list would open behind the keyboard or below the window.
  useEffect(() => {
    if (open) sheet.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open, items.length]);
  return (
    <Field label={label} hint={hint} error={error} marker={marker} labelHidden={labelHidden} id={id}>
      {(control) => (
        <Box>
          <TextInput
            {...box.getInputProps({ id: control.id, disabled, onBlur, onChange: (event) => onInputValueChange((event.target as HTMLInputElement).value) })}
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
            {loading && <SpinnerRing $size={18} aria-hidden="true" />}
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
          <Sheet ref={sheet} $open={open && (items.length > 0 || Boolean(status))}>
            <ul {...box.getMenuProps({ 'aria-labelledby': undefined, 'aria-label': typeof label === 'string' ? label : labels.open })}>
              {open &&
                items.map((item, index) => {
                  const detail = itemDetail?.(item);
                  return (
                    <Option
                      key={itemKey(item)}
                      // The underlined letters split the word for some screen readers; this is the whole of it.
                      aria-label={[itemText(item), typeof detail === 'string' && detail].filter(Boolean).join(', ')}
                      data-highlighted={box.highlightedIndex === index ? '' : undefined}
                      {...box.getItemProps({ item, index, 'aria-disabled': itemDisabled?.(item) || undefined })}
                    >
                      <MatchedText text={itemText(item)} term={inputValue} />
                      {detail && <small>{detail}</small>}
                    </Option>
                  );
                })}
            </ul>
            <Status role="status" aria-live="polite">
              {open && status}
            </Status>
          </Sheet>
        </Box>
      )}
    </Field>
  );
}
