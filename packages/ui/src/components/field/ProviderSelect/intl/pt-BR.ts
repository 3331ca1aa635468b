/** Texts of the provider dropdown. */
export const texts = {
  label: 'Prestador',
  labelOfMany: 'Prestadores',
  placeholder: 'Selecione ou busque por código, nome ou cidade',
  released: 'Liberado para o cliente',
  notReleased: 'Não liberado para o cliente',
  preferred: 'Preferencial',
  legend:
    'Em preto, liberados para o cliente; em cinza, não liberados. Com estrela, os preferenciais: possuem melhor qualidade no atendimento.',
  confirmTitle: 'Há prestadores sugeridos para esta solicitação',
  confirmText: (provider: string): string =>
    `${provider} não está entre os prestadores sugeridos. Deseja continuar com este prestador?`,
  showClinic: 'Ver informações da clínica',
  clinicInfo: 'Informações da clínica',
};
