import { PERMISSAO } from '@apto/domain';

/** Permissions that the declared calls require; the strings are the domain's (decision 7). */
export const PERMISSAO_CHAMADA = {
  ver: PERMISSAO.GESTAO_MEDICA_V3_VIEW,
  criar: PERMISSAO.AGENDAMENTOS_CRIAR,
  editar: PERMISSAO.AGENDAMENTOS_EDITAR,
  cancelar: PERMISSAO.AGENDAMENTOS_CANCELAR,
  desistencia: PERMISSAO.AGENDAMENTOS_DESISTENCIA,
  liberarPrestador: PERMISSAO.LIBERAR_PRESTADOR_CRIAR,
} as const;
