/** The values of some inputs, in a row. */
export const valuesOf = (selector: string): string =>
  [...document.querySelectorAll<HTMLInputElement>(selector)].map(({ value }) => value).join(' ');

/** The first such element whose name has the text. */
export const findByText = (selector: string, text: string): Element | null =>
  [...document.querySelectorAll(selector)].find((element) =>
    (element.getAttribute('aria-label') ?? element.textContent).toLowerCase().includes(text),
  ) ?? null;
