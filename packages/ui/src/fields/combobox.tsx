import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { ComboboxLoaded } from './combobox-loaded';
import type { ComboboxProps } from './combobox-props';
import { Field, partFrame } from './field';
import { TextInput } from './text-field';

/** Milliseconds between two attempts if the browser does not report that the network is back. */
const PAUSE = 5000;

const nextChance = () =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    setTimeout(resolve, PAUSE);
  });

/** Never fails: without a network the box loads when the connection is back, and the page works in the meantime. */
async function fetchBox(): Promise<typeof ComboboxLoaded> {
  for (;;) {
    try {
      return (await import('./combobox-loaded')).ComboboxLoaded;
    } catch (error) {
      console.warn('The search box was not loaded', error);
      await nextChance();
    }
  }
}

// Few pages need the search box, and it brings a library, so it is a separate file.
let box: ReturnType<typeof fetchBox> | undefined;
const Loaded = lazy(async () => ({ default: await (box ??= fetchBox()) }));

/** Loads the search box in advance, for pages that work without a network. */
export function prepareCombobox(): void {
  box ??= fetchBox();
}

/**
 * A text box with suggestions: type, arrow keys, Enter; Esc closes. Text that was typed but not chosen stays, with `selected` null: the owner
 * decides its meaning.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const hadFocus = useRef(false);
  return (
    <Suspense fallback={<Waiting {...(props as ComboboxProps<unknown>)} hadFocus={hadFocus} />}>
      <Loaded {...(props as ComboboxProps<unknown>)} hadFocus={hadFocus} />
    </Suspense>
  );
}

/** Shown until the box has loaded. If it has the focus, the box takes it over. */
function Waiting({ hadFocus, ...props }: ComboboxProps<unknown> & { readonly hadFocus: RefObject<boolean> }) {
  const [frame, { inputValue, placeholder, disabled }] = partFrame(props);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const element = input.current;
    return () => {
      hadFocus.current = element !== null && element === document.activeElement;
    };
  }, [hadFocus]);
  return (
    <Field {...frame}>
      {(control) => <TextInput {...control} ref={input} value={inputValue} placeholder={placeholder} disabled={disabled} readOnly />}
    </Field>
  );
}
