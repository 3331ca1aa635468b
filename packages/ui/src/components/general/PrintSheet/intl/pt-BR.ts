/** Texts of PrintSheet. */
export const texts = {
  print: 'Imprimir',
  back: 'Voltar',
  tools: 'Impressão',
  issued: (when: string, by: string | undefined): string =>
    by ? `Emitido em ${when} por ${by}` : `Emitido em ${when}`,
} as const;
