/** Texts of the calendar. Override any of them through the `texts` prop. */
export const textos = {
  anterior: 'Mês anterior',
  proximo: 'Próximo mês',
  mes: 'Mês',
  ano: 'Ano',
  carregandoMes: 'Carregando disponibilidade…',
  erroMes: (mes: string): string => `Não foi possível carregar a disponibilidade de ${mes}.`,
  diaNaoCarregado: 'A disponibilidade deste dia não foi carregada',
  tentarNovamente: 'Tentar novamente',
  proximoDisponivel: 'Próximo dia disponível',
  semProximoDisponivel: 'Nenhum dia disponível adiante',
  indisponivel: (data: string, motivo: string): string => `${data}, indisponível: ${motivo}`,
  escolhaDia: 'Escolha um dia',
  escolhaInicio: 'Escolha a data inicial',
  escolhaFim: (inicio: string): string => `Início em ${inicio}. Agora escolha a data final`,
  diaSelecionado: (data: string): string => `${data} selecionado`,
  intervaloSelecionado: (inicio: string, fim: string): string => `Período de ${inicio} a ${fim} selecionado`,
};

export type TextosDoCalendario = typeof textos;
