import type { ReactNode } from 'react';
import type { FieldFrameProps } from './field';

export interface ComboboxProps<T> extends FieldFrameProps {
  readonly id?: string;
  readonly name?: string;
  /** The current options, in order. The owner searches and debounces; the box shows the result. */
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string;
  /** The text in the box once the item is chosen. */
  readonly itemText: (item: T) => string;
  /** A second, smaller line. */
  readonly itemDetail?: (item: T) => ReactNode;
  /** A heading over adjacent items that share it; the items must be sorted by it. */
  readonly itemGroup?: (item: T) => string;
  /** Shown but disabled, such as a player who is already in another team. */
  readonly itemDisabled?: (item: T) => boolean;
  readonly selected: T | null;
  /** `null` when the choice was cleared, or its text changed by typing. */
  readonly onSelect: (item: T | null) => void;
  readonly inputValue: string;
  readonly onInputValueChange: (text: string) => void;
  readonly loading?: boolean;
  /** One sentence below the list, announced too: searching, nothing found, how many letters are needed. */
  readonly status?: ReactNode;
  readonly labels: { readonly clear: string; readonly open: string };
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly onBlur?: () => void;
}
