import type { ComponentPropsWithoutRef, ElementType, Ref } from 'react';
import { useGuard } from './use-guard';

type CourtButtonProps<C extends ElementType> = {
  /** The component to render. */
  readonly as: C;
  /** Without an action the button stays in its place. */
  readonly onPress: (() => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
} & Omit<ComponentPropsWithoutRef<C>, 'as' | 'onClick' | 'onPointerDown' | 'aria-disabled' | 'type'>;

/** A button of a court. One that replaces another has its own `key`, and is guarded against a finger that was still on the other one. */
export function CourtButton<C extends ElementType>({ as, onPress, ...rest }: CourtButtonProps<C>) {
  const Look: ElementType = as;
  return <Look type="button" {...rest} {...useGuard(onPress)} />;
}
