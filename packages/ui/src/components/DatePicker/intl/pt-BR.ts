/** Texts of the date pickers. */
export const texts = {
  placeholder: 'dd/mm/aaaa',
  open: 'Abrir calendário',
  close: 'Fechar',
  clear: 'Limpar data',
  invalidDate: 'Esta data não existe. Use dd/mm/aaaa.',
  incompleteDate: 'Digite a data completa: dd/mm/aaaa.',
  checking: 'Verificando disponibilidade…',
  notChecked: 'Não foi possível verificar a disponibilidade. Tente novamente.',
  retry: 'Tentar novamente',
  firstDate: (data: string): string => `A primeira data permitida é ${data}`,
  lastDate: (data: string): string => `A última data permitida é ${data}`,
};

export type DateTexts = typeof texts;
