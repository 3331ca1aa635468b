/** Texts that the date pickers share; `DateRangePicker` says some of them of a period. */
export const texts = {
  placeholder: 'dd/mm/aaaa',
  open: 'Abrir calendário',
  close: 'Fechar',
  invalidDate: 'Esta data não existe. Use dd/mm/aaaa.',
  incompleteDate: 'Digite a data completa: dd/mm/aaaa.',
  checking: 'Verificando disponibilidade…',
  notChecked: 'Não foi possível verificar a disponibilidade. Tente novamente.',
  retry: 'Tentar novamente',
  firstDate: (date: string): string => `A primeira data permitida é ${date}`,
  lastDate: (date: string): string => `A última data permitida é ${date}`,
  unavailable: (date: string, reason: string, isPeriod: boolean): string =>
    `Por favor selecione ${isPeriod ? 'outro período de datas' : 'outra data'}, ${date}: ${reason}`,
  whyNot: 'Por que não?',
  reasonsTitle: 'Por que esta data não pode ser escolhida',
  chosen: (date: string): string => `Você escolheu ${date}.`,
  resume: 'Corrigir esta data',
  days: (dates: string): string => `Dias: ${dates}`,
  alternatives: 'Datas mais próximas que podem ser escolhidas',
  noAlternatives: 'Nenhuma data livre nos próximos quatro meses.',
  period: (start: string, end: string): string => (start === end ? start : `${start} a ${end}`),
};

export type DateTexts = typeof texts;
