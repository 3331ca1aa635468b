/** Texts of the calendar. Override any of them through the `texts` prop. */
export const texts = {
  previous: 'Mês anterior',
  next: 'Próximo mês',
  month: 'Mês',
  year: 'Ano',
  loadingMonth: 'Carregando disponibilidade…',
  monthError: (month: string): string => `Não foi possível carregar a disponibilidade de ${month}.`,
  dayNotLoaded: 'A disponibilidade deste dia não foi carregada',
  retry: 'Tentar novamente',
  nextAvailable: 'Próximo dia disponível',
  noneAvailable: 'Nenhum dia disponível adiante',
  unavailable: (data: string, reason: string): string => `${data}, indisponível: ${reason}`,
  chooseDay: 'Escolha um dia',
  chooseStart: 'Escolha a data inicial',
  chooseEnd: (inicio: string): string => `Início em ${inicio}. Agora escolha a data final`,
  startUndone: 'Início desfeito. Escolha a data inicial',
  daySelected: (data: string): string => `${data} selecionado`,
  rangeSelected: (inicio: string, fim: string): string => `Período de ${inicio} a ${fim} selecionado`,
};

export type CalendarTexts = typeof texts;
