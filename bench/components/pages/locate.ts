/** The values of some inputs, in a row. */
export const valuesOf = (seletor: string): string =>
  [...document.querySelectorAll<HTMLInputElement>(seletor)].map(({ value }) => value).join(' ');

/** The first such element whose name has the text. */
export const findByText = (seletor: string, text: string): Element | null =>
  [...document.querySelectorAll(seletor)].find((element) =>
    (element.getAttribute('aria-label') ?? element.textContent).toLowerCase().includes(text),
  ) ?? null;
