/** Texts of the provider dropdown. */
export const textos = {
  rotulo: 'Prestador',
  rotuloDeVarios: 'Prestadores',
  placeholder: 'Selecione ou busque por código, nome ou cidade',
  liberado: 'Liberado para o cliente',
  naoLiberado: 'Não liberado para o cliente',
  preferencial: 'Preferencial',
  legenda:
    'Em preto, liberados para o cliente; em cinza, não liberados. Com estrela, os preferenciais: possuem melhor qualidade no atendimento.',
  confirmarTitulo: 'Há prestadores sugeridos para esta solicitação',
  confirmarTexto: (prestador: string): string =>
    `${prestador} não está entre os prestadores sugeridos. Deseja continuar com este prestador?`,
  verClinica: 'Ver informações da clínica',
  infoDaClinica: 'Informações da clínica',
};
