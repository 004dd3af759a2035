/** A thing on a page, as people find it: by its role and name, or by a selector where it has neither. All that is said must fit. */
export interface Thing {
  readonly role?: Role;
  /** The accessible name; a text means exactly this one. */
  readonly name?: string | RegExp;
  readonly css?: string;
  /** What it says, or a part of it. */
  readonly text?: string | RegExp;
  /** Selector of what it stands in. An element with a shadow root that is open means what is in there. */
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

/** Keys by the names that they have in events. */
export type Key = 'ArrowDown' | 'ArrowUp' | 'Enter' | 'Escape' | 'Space' | 'Tab';

/**
 * A person in a browser of their own, whichever browser that is and by whatever protocol it is driven: what the smoke journeys are written against.
 * Only what can be seen counts as being there. Whoever acts on a thing waits for it, and takes the first of several.
 */
export interface Visitor {
  /** Goes to an address of the platform, or to a whole one. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The address that is shown. */
  address(): Promise<string>;
  /** How many there are now. */
  count(thing: Thing): Promise<number>;
  /** The text as it is read, blanks of all kinds as one space; null while there is no such thing. */
  text(thing: Thing): Promise<string | null>;
  /** What is in a field; null while there is no such field. */
  value(thing: Thing): Promise<string | null>;
  click(thing: Thing): Promise<void>;
  /** Types into a field in the place of what it holds. */
  fill(thing: Thing, text: string): Promise<void>;
  focus(thing: Thing): Promise<void>;
  /** A key for whatever has the focus. */
  press(key: Key): Promise<void>;
  /** Drags with the mouse, by steps, as a hand does. */
  dragByMouse(from: Thing, to: Thing): Promise<void>;
  /** Drags with a finger that rests first, as long as told (milliseconds). */
  dragByFinger(from: Thing, to: Thing, rest: number): Promise<void>;
  /** Calls a function in the page, which must stand alone; what it takes and gives is JSON. */
  evaluate<Result>(call: () => Result | Promise<Result>): Promise<Result>;
  evaluate<Result, Argument>(call: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result>;
  /** Runs a script of a file in the page, for what it leaves there. */
  run(script: string): Promise<void>;
  /** The size of the page's part of the window, in CSS pixels. */
  resize(size: Size): Promise<void>;
  /** A PNG of what the window shows. */
  picture(): Promise<Buffer>;
  /** What the console complained of that nobody expected, so far. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const phone: Size = { width: 390, height: 844 };
export const desk: Size = { width: 1280, height: 800 };
