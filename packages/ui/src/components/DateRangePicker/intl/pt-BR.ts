/** Texts of the range picker. */
export const textos = {
  inicio: 'Data inicial',
  fim: 'Data final',
  ate: 'até',
  falta: (ponta: 'inicio' | 'fim'): string => `Informe a data ${ponta === 'inicio' ? 'inicial' : 'final'}.`,
  calendario: 'Escolher período',
  predefinidos: 'Períodos prontos',
  porQueNao: 'Por que não?',
  motivosTitulo: 'Por que este período não pode ser escolhido',
  escolhido: (periodo: string): string => `Você escolheu ${periodo}.`,
  retomar: 'Corrigir este período',
  dias: (datas: string): string => `Dias: ${datas}`,
  alternativas: 'Períodos mais próximos que podem ser escolhidos',
  semAlternativas: 'Nenhum período livre nos próximos quatro meses.',
  periodo: (inicio: string, fim: string): string => (inicio === fim ? inicio : `${inicio} a ${fim}`),
  pulados: (dias: string): string => `O período passa por dias sem atendimento: ${dias}.`,
  amanha: 'Amanhã',
  proximosDias: (n: number): string => `Próximos ${n} dias`,
  proximaSemana: 'Próxima semana',
  hoje: 'Hoje',
  ultimosDias: (n: number): string => `Últimos ${n} dias`,
  esteMes: 'Este mês',
  mesPassado: 'Mês passado',
};

export type TextosDoIntervalo = typeof textos;
