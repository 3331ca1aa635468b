export const texts = { placeholder: 'Selecione', clear: (label: string): string => `Limpar ${label}` };
