import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color } from '../tokens/css-vars';
import { motion, radius, touch } from '../tokens/scales';

/** A square of finger size around an icon, without a visible edge. */
export const touchSquare = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${touch};
  height: ${touch};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
`;

const Root = styled.button`
  ${touchSquare}
  color: inherit;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.fast} ${motion.ease};
  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: color-mix(in srgb, currentColor 12%, transparent);
    }
  }
  &:active:not(:disabled) {
    background: color-mix(in srgb, currentColor 20%, transparent);
  }
  &[aria-pressed='true']:not(:disabled) {
    background: ${color.ink};
    color: ${color.surface};
  }
  &:disabled {
    color: ${color.ink3};
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

interface IconButtonOwnProps {
  /** The action, for screen readers and as the tooltip: the icon has no text. */
  readonly label: string;
  readonly children: ReactNode;
}

export type IconButtonProps<C extends ElementType = 'button'> = IconButtonOwnProps & { readonly as?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof IconButtonOwnProps | 'as' | 'aria-label'
  >;

/** A 44 px square with one icon. */
export function IconButton<C extends ElementType = 'button'>(props: IconButtonProps<C>) {
  const { as, label, children, ...rest } = props as IconButtonProps<'button'>;
  return (
    <Root as={as} type={as ? undefined : 'button'} title={label} {...rest} aria-label={label}>
      {children}
    </Root>
  );
}
