/** Os textos do calendário. Troque qualquer um pela propriedade `texts`. */
export const texts = {
  previous: 'Mês anterior',
  next: 'Próximo mês',
  /** Dos meses lado a lado, a partir de 0. */
  month: (place: number): string => (place === 0 ? 'Mês' : 'Segundo mês'),
  year: (place: number): string => (place === 0 ? 'Ano' : 'Ano do segundo mês'),
  holiday: 'Feriado',
  loadingMonth: 'Carregando disponibilidade…',
  monthError: (month: string): string => `Não foi possível carregar a disponibilidade de ${month}.`,
  dayNotLoaded: 'A disponibilidade deste dia não foi carregada',
  retry: 'Tentar novamente',
  nextAvailable: 'Próximo dia disponível',
  noneAvailable: 'Nenhum dia disponível adiante',
  unavailable: (date: string, reason: string): string => `${date}, indisponível: ${reason}`,
  isToday: 'hoje',
  isUnavailable: 'indisponível',
  /** Como um dia está na escolha. */
  positions: {
    single: 'selecionado',
    start: 'início do período selecionado',
    middle: 'no período selecionado',
    end: 'fim do período selecionado',
  },
  chooseDay: 'Escolha um dia',
  chooseStart: 'Escolha a data inicial',
  chooseEnd: (start: string): string => `Início em ${start}. Agora escolha a data final`,
  startUndone: 'Início desfeito. Escolha a data inicial',
  daySelected: (date: string): string => `${date} selecionado`,
  rangeSelected: (start: string, end: string): string => `Período de ${start} a ${end} selecionado`,
};

export type CalendarTexts = typeof texts;
