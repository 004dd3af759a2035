import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { SpinnerRing } from '../base/spinner';
import { buttonStyle } from './button-style';
import type { ButtonSize, ButtonStyleProps, ButtonVariant } from './button-style';

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;

export interface ButtonOwnProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** As wide as its container. */
  readonly wide?: boolean;
  /** Shows a spinner and ignores presses; the focus stays. */
  readonly loading?: boolean;
  /** An icon before the label, 20 px. */
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

export type ButtonProps<C extends ElementType = 'button'> = ButtonOwnProps & { readonly as?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof ButtonOwnProps | 'as'
  >;

const swallow = (event: MouseEvent) => event.preventDefault();

/**
 * Every action. `as={Link}` or `as="a"` turns it into a link with the same look.
 * The default type is `button`, so that a button never submits a form by accident.
 */
export function Button<C extends ElementType = 'button'>(props: ButtonProps<C>) {
  const {
    as,
    variant = 'primary',
    size = 'normal',
    wide = false,
    loading = false,
    icon,
    children,
    ...rest
  } = props as ButtonProps<'button'>;
  // While loading the button stays focusable (a disabled one would drop the focus) but does nothing.
  const busy = loading ? { 'aria-busy': true, 'aria-disabled': true, 'onClick': swallow } : {};
  return (
    <Root as={as} type={as ? undefined : 'button'} {...rest} {...busy} $variant={variant} $size={size} $wide={wide}>
      {loading ? <SpinnerRing aria-hidden="true" /> : icon}
      {children}
    </Root>
  );
}
