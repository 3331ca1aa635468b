/** Texts of the provider dropdown. */
export const textos = {
  rotulo: 'Prestador',
  rotuloDeVarios: 'Prestadores',
  placeholder: 'Selecione ou busque por código, nome ou cidade',
  liberado: 'Liberado para o cliente',
  naoLiberado: 'Não liberado para o cliente',
  preferencial: 'Preferencial',
  confirmarTitulo: 'Há prestadores sugeridos para esta solicitação',
  confirmarTexto: (prestador: string): string =>
    `${prestador} não está entre os prestadores sugeridos. Deseja continuar com este prestador?`,
  verClinica: 'Ver informações da clínica',
  infoDaClinica: 'Informações da clínica',
  indisponivel: (prestador: string, motivo: string): string =>
    `${prestador} não pode ser escolhido: ${motivo}`,
};
