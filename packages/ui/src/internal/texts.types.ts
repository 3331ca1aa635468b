/** Os textos de uma parte em qualquer idioma: textos literais viram `string`, funções ficam com o que recebem. */
export type Texts<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Result extends string ? string : Result
    : T extends object
      ? { readonly [Key in keyof T]: Texts<T[Key]> }
      : T;

/** Alguns dos textos de uma parte; os que ficam de fora não mudam. */
export type SomeTexts<T> = T extends string | readonly unknown[] | ((...args: never[]) => unknown)
  ? T
  : { readonly [Key in keyof T]?: SomeTexts<T[Key]> | undefined };
