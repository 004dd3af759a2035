import { useEffect, useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button';
import { ImageIcon } from '../icons';
import { visuallyHidden } from '../base/visually-hidden';
import { color } from '../tokens/css-vars';
import { line, radius, type } from '../tokens/scales';
import { Field, partFrame } from './field';
import type { FieldFrameProps } from './field';

const Drop = styled.div<{ $over: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1rem;
  padding: 0.75rem;
  border: ${line.control} dashed ${({ $over }) => ($over ? color.action : color.lineStrong)};
  border-radius: ${radius.control};
  background: ${({ $over }) => ($over ? color.courtTint : color.surface)};
  &:has(input[aria-invalid='true']) {
    border-color: ${color.danger};
  }
  &:has(input:focus-visible) {
    outline: ${line.paint} solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    ${visuallyHidden}
  }
`;

const Preview = styled.div<{ $empty: boolean }>`
  display: grid;
  place-items: center;
  width: 6rem;
  height: 4.5rem;
  flex: none;
  overflow: hidden;
  border-radius: ${radius.badge};
  background: ${({ $empty }) => ($empty ? color.courtTint : '#000')};
  color: ${({ $empty }) => ($empty ? color.ink2 : '#fff')};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Words = styled.div`
  flex: 1 1 8rem;
  min-width: 0;
  display: grid;
  gap: 0.5rem;
  justify-items: start;
`;

const Name = styled.span`
  ${type.small}
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

export interface FileFieldProps extends FieldFrameProps {
  readonly id?: string;
  readonly name?: string;
  /** The chosen file; the owner decides whether it is acceptable. */
  readonly value: File | null;
  readonly onChange: (file: File | null) => void;
  readonly onBlur?: () => void;
  /** MIME types, comma separated, as for `<input accept>`. */
  readonly accept: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  /** Address of the existing picture. */
  readonly currentSrc?: string;
  /** Shown instead of a picture, for files that are not pictures. */
  readonly placeholder?: ReactNode;
  readonly labels: { readonly choose: ReactNode; readonly change: ReactNode; readonly remove: ReactNode; readonly empty: ReactNode };
}

/** Returns an object URL of the file while it is shown. */
function usePreview(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file || !file.type.startsWith('image/') || typeof URL.createObjectURL !== 'function') {
      setUrl(undefined);
      return undefined;
    }
    const next = URL.createObjectURL(file);
    setUrl(next);
    return () => URL.revokeObjectURL(next);
  }, [file]);
  return url;
}

/** Chooses one picture (or another file), by dialog or by dropping it here, and shows it. */
export function FileField({ value, onChange, currentSrc, placeholder, labels, ...props }: FileFieldProps) {
  const [frame, input] = partFrame(props);
  const [over, setOver] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const shown = usePreview(value) ?? currentSrc;
  // A refused or removed file must be choosable again, so the box forgets it too.
  useEffect(() => {
    if (!value && box.current) box.current.value = '';
  }, [value]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !input.disabled) onChange(file);
  };
  return (
    <Field {...frame}>
      {(control) => (
        <Drop
          $over={over}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            {...input}
            {...control}
            ref={box}
            type="file"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) onChange(file); // a cancelled chooser changes nothing
            }}
          />
          <Preview aria-hidden="true" $empty={!shown}>
            {shown ? <img src={shown} alt="" /> : (placeholder ?? <ImageIcon size={24} />)}
          </Preview>
          <Words>
            <Name aria-live="polite">{value ? value.name : labels.empty}</Name>
            <div>
              <Button
                variant="secondary"
                size="small"
                disabled={input.disabled}
                aria-hidden="true"
                tabIndex={-1}
                onClick={() => box.current?.click()}
              >
                {shown || value ? labels.change : labels.choose}
              </Button>
              {value && (
                <Button
                  variant="quiet"
                  size="small"
                  disabled={input.disabled}
                  onClick={() => {
                    // The button disappears with the file.
                    box.current?.focus();
                    onChange(null);
                  }}
                >
                  {labels.remove}
                </Button>
              )}
            </div>
          </Words>
        </Drop>
      )}
    </Field>
  );
}
