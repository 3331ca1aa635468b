/** What is being built, before it is given away as read-only. */
export type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
