import styled from 'styled-components';
import { color } from '../tokens/css-vars';
import { layer, line, radius, shadow, type } from '../tokens/scales';

export const Box = styled.div`
  position: relative;
  input {
    padding-inline-end: 5.5rem;
  }
`;

export const Tools = styled.div`
  position: absolute;
  inset-block: 2px;
  inset-inline-end: 2px;
  display: flex;
  align-items: center;
  color: ${color.ink2};
`;

export const Sheet = styled.div<{ $open: boolean }>`
  position: absolute;
  z-index: ${layer.menu};
  inset-inline: 0;
  top: calc(100% + 6px);
  display: ${({ $open }) => ($open ? 'block' : 'none')};
  overflow: hidden;
  border: ${line.control} solid ${color.ink};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
  > ul {
    max-height: 20rem;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

export const Option = styled.li`
  min-height: 2.75rem;
  padding: 0.5rem 0.875rem 0.5rem 0.75rem;
  border-inline-start: 5px solid transparent;
  cursor: pointer;
  overflow-wrap: anywhere;
  ${type.body}
  & + & {
    border-top: ${line.hair} solid ${color.line};
  }
  &[data-highlighted] {
    background: ${color.courtTint};
    border-inline-start-color: ${color.action};
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  &[aria-disabled='true'] {
    color: ${color.ink3};
    cursor: not-allowed;
  }
  b {
    font-weight: 650;
  }
  [data-match] {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 4px;
  }
  small {
    display: block;
    ${type.meta}
    color: ${color.ink3};
  }
`;

export const Group = styled.div`
  position: sticky;
  top: 0;
  padding: 0.375rem 0.875rem 0.375rem 1rem;
  border-block: ${line.hair} solid ${color.line};
  background: ${color.sunken};
  color: ${color.ink2};
  ${type.label}
`;

export const Status = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  padding: 0.625rem 0.875rem;
  overflow-wrap: anywhere;
  ${type.meta}
  color: ${color.ink3};
  ul:not(:empty) + & {
    border-top: ${line.hair} solid ${color.line};
  }
  &:empty {
    display: none;
  }
`;
