import { PERMISSION } from '@apto/domain/permissions';

/** Permissions that the declared calls require; the strings are the domain's (decision 7). */
export const CALL_PERMISSION = {
  view: PERMISSION.GESTAO_MEDICA_V3_VIEW,
  create: PERMISSION.AGENDAMENTOS_CRIAR,
  attachments: PERMISSION.AGENDAMENTOS_ANEXOS,
  timeline: PERMISSION.AGENDAMENTOS_TIMELINE,
  edit: PERMISSION.AGENDAMENTOS_EDITAR,
  panel: PERMISSION.PAINEL_AGENDAMENTO,
  resendKit: PERMISSION.AGENDAMENTOS_REENVIAR_KIT,
  cancel: PERMISSION.AGENDAMENTOS_CANCELAR,
  desistencia: PERMISSION.AGENDAMENTOS_DESISTENCIA,
  releasePrestador: PERMISSION.LIBERAR_PRESTADOR_CRIAR,
  clinicPanel: PERMISSION.PAINEL_PRESTADOR,
  seeMail: PERMISSION.MAIL,
  seeImports: PERMISSION.IMPORTACAO,
  importSheet: PERMISSION.IMPORTACAO_CRIAR,
  undoImport: PERMISSION.IMPORTACAO_EXCLUIR,
  createCustomer: 'estrutura_cliente:criar',
  clinicPrices: PERMISSION.PAINEL_PRESTADOR_PROCEDIMENTO,
} as const;
