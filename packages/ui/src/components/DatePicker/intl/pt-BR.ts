/** Texts of the date pickers. */
export const textos = {
  placeholder: 'dd/mm/aaaa',
  abrir: 'Abrir calendário',
  fechar: 'Fechar',
  limpar: 'Limpar data',
  dataInvalida: 'Esta data não existe. Use dd/mm/aaaa.',
  dataIncompleta: 'Digite a data completa: dd/mm/aaaa.',
  verificando: 'Verificando disponibilidade…',
  naoVerificado: 'Não foi possível verificar a disponibilidade. Tente novamente.',
  tentarNovamente: 'Tentar novamente',
  primeiraData: (data: string): string => `A primeira data permitida é ${data}`,
  ultimaData: (data: string): string => `A última data permitida é ${data}`,
};

export type TextosDaData = typeof textos;
