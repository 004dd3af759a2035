import type { ComponentPropsWithoutRef, ElementType, Ref } from 'react';
import { useGuard } from './use-guard';

type CourtButtonProps<C extends ElementType> = {
  /** What it looks like. */
  readonly as: C;
  /** Nothing to do leaves the button in its place. */
  readonly onPress: (() => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
} & Omit<ComponentPropsWithoutRef<C>, 'as' | 'onClick' | 'onPointerDown' | 'aria-disabled' | 'type'>;

/** A button of a court: one that comes where another one stood has a `key` of its own, and is guarded against the finger on that. */
export function CourtButton<C extends ElementType>({ as, onPress, ...rest }: CourtButtonProps<C>) {
  const Look: ElementType = as;
  return <Look type="button" {...rest} {...useGuard(onPress)} />;
}
