import styled from 'styled-components';
import { touchSquare } from '../actions/icon-button';
import { color } from '../tokens/css-vars';
import { line, type } from '../tokens/scales';

/** The code of a language in a square of finger size; also for the frame that has no script yet. */
export const LanguageSquare = styled.label`
  ${touchSquare}
  position: relative;
  color: inherit;
  ${type.control}
  text-transform: uppercase;
  &:hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  &:has(:focus-visible) {
    outline: ${line.paint} solid ${color.focus};
    outline-offset: 2px;
  }
  select {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
    /* Below 16 px a phone zooms in. */
    font-size: 1rem;
  }
`;

export interface LanguageSelectProps<Code extends string> {
  /** Names the choice and its value: "Language: English". */
  readonly label: string;
  readonly value: Code;
  readonly languages: ReadonlyArray<{ readonly code: Code; readonly name: string }>;
  readonly onChange: (code: Code) => void;
}

/** The browser's own list of languages behind the code of the present one. */
export function LanguageSelect<Code extends string>({ label, value, languages, onChange }: LanguageSelectProps<Code>) {
  return (
    <LanguageSquare title={label}>
      <span aria-hidden="true">{value}</span>
      <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value as Code)}>
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </LanguageSquare>
  );
}
