/** The texts of a part in any language: literal strings become `string`, functions keep what they take. */
export type Texts<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Result extends string ? string : Result
    : T extends object
      ? { readonly [Key in keyof T]: Texts<T[Key]> }
      : T;

/** Some of the texts of a part; those left out stay as they are. */
export type SomeTexts<T> = T extends string | readonly unknown[] | ((...args: never[]) => unknown)
  ? T
  : { readonly [Key in keyof T]?: SomeTexts<T[Key]> | undefined };
