/** An element on a page, found as people find it: by its role and name, or by a selector if it has neither. All given fields must match. */
export interface Thing {
  readonly role?: Role;
  /** The accessible name. A string must match exactly. */
  readonly name?: string | RegExp;
  readonly css?: string;
  /** The text of the element, or a part of it. */
  readonly text?: string | RegExp;
  /** Selector of an element that contains it. For an element with an open shadow root, the root's content. */
  readonly within?: string;
}

export type Role =
  | 'alert'
  | 'button'
  | 'cell'
  | 'combobox'
  | 'heading'
  | 'link'
  | 'menuitem'
  | 'option'
  | 'row'
  | 'spinbutton'
  | 'status'
  | 'table'
  | 'textbox';

/** The keys by their names in events. */
export type Key = 'ArrowDown' | 'ArrowUp' | 'Enter' | 'Escape' | 'Space' | 'Tab';

/**
 * A person in a separate browser: the interface of the smoke journeys, the same for every browser and protocol. Only visible elements exist for it. An action
 * waits for its element, and takes the first of several.
 */
export interface Visitor {
  /** Opens a path of the platform, or a whole address. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The current address. */
  address(): Promise<string>;
  /** Returns the number of matching elements now. */
  count(thing: Thing): Promise<number>;
  /** Returns the visible text with all white space as single spaces, or null if there is no such element. */
  text(thing: Thing): Promise<string | null>;
  /** Returns the value of a field, or null if there is no such field. */
  value(thing: Thing): Promise<string | null>;
  click(thing: Thing): Promise<void>;
  /** Replaces the value of a field by typing. */
  fill(thing: Thing, text: string): Promise<void>;
  focus(thing: Thing): Promise<void>;
  /** Presses a key on the focused element. */
  press(key: Key): Promise<void>;
  /** Drags with the mouse, by steps, as a hand does. */
  dragByMouse(from: Thing, to: Thing): Promise<void>;
  /** Drags with a finger that rests first, for the given milliseconds. */
  dragByFinger(from: Thing, to: Thing, rest: number): Promise<void>;
  /** Calls a function in the page. It must not use anything outside itself, and its argument and result are JSON. */
  evaluate<Result>(call: () => Result | Promise<Result>): Promise<Result>;
  evaluate<Result, Argument>(call: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result>;
  /** Runs a script file in the page, for the globals that it defines. */
  run(script: string): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(size: Size): Promise<void>;
  /** Returns a picture of the window as PNG. */
  picture(): Promise<Buffer>;
  /** Returns the unexpected errors of the console so far. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const phone: Size = { width: 390, height: 844 };
export const desk: Size = { width: 1280, height: 800 };
