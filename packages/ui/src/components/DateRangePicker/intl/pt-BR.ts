/** Texts of the range picker. */
export const texts = {
  inicio: 'Data inicial',
  fim: 'Data final',
  until: 'até',
  missing: (end: 'inicio' | 'fim'): string => `Informe a data ${end === 'inicio' ? 'inicial' : 'final'}.`,
  calendar: 'Escolher período',
  presets: 'Períodos prontos',
  whyNot: 'Por que não?',
  reasonsTitle: 'Por que este período não pode ser escolhido',
  chosen: (periodo: string): string => `Você escolheu ${periodo}.`,
  resume: 'Corrigir este período',
  days: (datas: string): string => `Dias: ${datas}`,
  alternatives: 'Períodos mais próximos que podem ser escolhidos',
  noAlternatives: 'Nenhum período livre nos próximos quatro meses.',
  periodo: (inicio: string, fim: string): string => (inicio === fim ? inicio : `${inicio} a ${fim}`),
  skipped: (days: string): string => `O período passa por dias sem atendimento: ${days}.`,
  tomorrow: 'Amanhã',
  nextDays: (n: number): string => `Próximos ${n} dias`,
  nextWeek: 'Próxima semana',
  today: 'Hoje',
  lastDays: (n: number): string => `Últimos ${n} dias`,
  thisMonth: 'Este mês',
  lastMonth: 'Mês passado',
};

export type DateRangeTexts = typeof texts;
