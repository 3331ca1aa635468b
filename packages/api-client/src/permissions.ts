import { PERMISSION } from '@apto/domain/permissions';

/** Permissions that the declared calls require; the strings are the domain's (decision 7). */
export const CALL_PERMISSION = {
  view: PERMISSION.GESTAO_MEDICA_V3_VIEW,
  create: PERMISSION.AGENDAMENTOS_CRIAR,
  attachments: PERMISSION.AGENDAMENTOS_ANEXOS,
  timeline: PERMISSION.AGENDAMENTOS_TIMELINE,
  edit: PERMISSION.AGENDAMENTOS_EDITAR,
  panel: PERMISSION.PAINEL_AGENDAMENTO,
  cancel: PERMISSION.AGENDAMENTOS_CANCELAR,
  desistencia: PERMISSION.AGENDAMENTOS_DESISTENCIA,
  releasePrestador: PERMISSION.LIBERAR_PRESTADOR_CRIAR,
} as const;
