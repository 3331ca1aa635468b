import { texts as shared } from '../../DatePicker/intl/pt-BR.ts';

/** Texts of the range picker. */
export const texts = {
  ...shared,
  start: 'Data inicial',
  end: 'Data final',
  until: 'até',
  missing: (end: 'start' | 'end'): string => `Informe a data ${end === 'start' ? 'inicial' : 'final'}.`,
  lacking: (problem: string, end: 'start' | 'end'): string =>
    `${problem.replace(/\.$/, '')}. ${texts.missing(end)}`,
  calendar: 'Escolher período',
  presets: 'Períodos prontos',
  reasonsTitle: 'Por que este período não pode ser escolhido',
  resume: 'Corrigir este período',
  alternatives: 'Períodos mais próximos que podem ser escolhidos',
  noAlternatives: 'Nenhum período livre nos próximos quatro meses.',
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
