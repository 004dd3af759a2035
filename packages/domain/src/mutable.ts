/** The same fields, writable while a value is being built. */
export type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
