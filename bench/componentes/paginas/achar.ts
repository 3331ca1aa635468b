/** The values of some inputs, in a row. */
export const valoresDe = (seletor: string): string =>
  [...document.querySelectorAll<HTMLInputElement>(seletor)].map(({ value }) => value).join(' ');

/** The first such element whose name has the text. */
export const acharPorTexto = (seletor: string, texto: string): Element | null =>
  [...document.querySelectorAll(seletor)].find((elemento) =>
    (elemento.getAttribute('aria-label') ?? elemento.textContent).toLowerCase().includes(texto),
  ) ?? null;
