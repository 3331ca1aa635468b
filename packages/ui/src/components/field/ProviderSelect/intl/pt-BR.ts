import { CONFIRM_OTHERS_BUTTONS, PREFERRED_TOOLTIP, PRESTADOR_GROUP_LABEL } from '@apto/domain/prestadores';

/** Texts of the provider dropdown. */
export const texts = {
  label: 'Prestador',
  labelOfMany: 'Prestadores',
  placeholder: 'Selecione ou busque por código, nome ou cidade',
  groups: PRESTADOR_GROUP_LABEL,
  released: 'Liberado para o cliente',
  notReleased: 'Não liberado para o cliente',
  preferred: 'Preferencial',
  nextDate: (day: string): string => `próxima data ${day}`,
  noDate: 'sem data nos próximos 30 dias',
  tip: PREFERRED_TOOLTIP,
  legend:
    'Em cinza, não liberados para o cliente. Com estrela, os preferenciais: possuem melhor qualidade no atendimento.',
  confirmTitle: 'Há prestadores sugeridos para esta solicitação',
  confirmText: (provider: string): string =>
    `${provider} não está entre os prestadores sugeridos. Deseja continuar com este prestador?`,
  confirm: CONFIRM_OTHERS_BUTTONS.confirmAction as string,
  goBack: CONFIRM_OTHERS_BUTTONS.goBack as string,
  showClinic: 'Ver informações da clínica',
  clinicInfo: 'Informações da clínica',
};
