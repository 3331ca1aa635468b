/** Texts of CopyField and CopyButton. */
export const texts = {
  copy: 'Copiar',
  copyWhat: (label: string): string => `Copiar ${label}`,
  copied: 'Copiado.',
  refused: 'O navegador não deixou copiar. O texto está selecionado: copie com Ctrl+C.',
} as const;
