import { Notice, space } from '@courtside/ui';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: ${space[0]};
  margin: 0;
  list-style: disc;
  padding-inline-start: ${space[2]};
`;

/** Shows warnings in one box: as a list if there are several, and nothing if there is none. */
export function Warnings({ children }: { readonly children: readonly (string | false)[] }) {
  const texts = children.filter((text) => text !== false);
  if (texts.length === 0) return null;
  return (
    <Notice kind="warning">
      {texts.length === 1 ? (
        texts[0]
      ) : (
        <List>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </List>
      )}
    </Notice>
  );
}
