/** The same fields, to be written while a value is being made. */
export type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
