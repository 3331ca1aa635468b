/** Who may cause a status change. */
export type Actor = 'INTERNO' | 'FUNCIONARIO' | 'PRESTADOR' | 'SISTEMA';

/** Every action that changes a status, with the verb of its refusals. */
export const STATUS_ACTION = {
  // Birth of an appointment
  CRIAR: 'criar',
  CRIAR_AUTOAGENDAMENTO: 'criar o link de autoagendamento',
  // Actions of the list (doc1 §4 'Transitions created by the UI')
  EDITAR: 'alterar',
  SOLICITAR_ALTERACAO: 'solicitar alteração de',
  DESISTIR: 'desistir da vaga de',
  CANCELAR: 'cancelar',
  RESOLVER_PENDENCIA: 'resolver a pendência de',
  MARCAR_FALTA: 'marcar falta em',
  ESCOLHER_DATA: 'escolher a data de',
  // Attendants
  APLICAR_RISCO: 'aplicar risco em',
  INICIAR_ATENDIMENTO: 'iniciar o atendimento de',
  ASSUMIR_ATENDIMENTO: 'assumir o atendimento de',
  DEVOLVER_ATENDIMENTO: 'devolver à fila',
  AGUARDAR_DATA: 'aguardar data para',
  PENDENCIAR_CLIENTE: 'abrir pendência do cliente em',
  ATENDER_PENDENCIA: 'atender a pendência de',
  PEDIR_CONFIRMACAO_FUNCIONARIO: 'pedir confirmação do funcionário de',
  PEDIR_CONFIRMACAO_PRESTADOR: 'pedir confirmação do prestador de',
  AGENDAR: 'agendar',
  REAGENDAR: 'reagendar',
  TROCAR_SALA: 'trocar a sala de',
  CONFIRMAR_AGENDA: 'confirmar a agenda de',
  PAGAR_DEPOSITO: 'pagar o depósito antecipado de',
  CONFIRMAR_COMPARECIMENTO: 'confirmar o comparecimento de',
  // Employee
  CONFIRMAR_AUTOAGENDAMENTO: 'confirmar o autoagendamento de',
  CONFIRMAR_PELO_FUNCIONARIO: 'confirmar',
  RECUSAR_PELO_FUNCIONARIO: 'recusar',
  ANTECIPAR: 'antecipar',
  // Clinic
  CONFIRMAR_PELO_PRESTADOR: 'confirmar',
  RECUSAR_PELO_PRESTADOR: 'recusar',
  PROPOR_OUTRO_HORARIO: 'propor outro horário para',
  REGISTRAR_CHEGADA: 'registrar a chegada em',
  INFORMAR_FALTA: 'informar falta em',
  // System
  PROCESSAR_SOLICITACAO: 'processar a solicitação de',
  LIBERAR_SOLICITACAO: 'liberar a solicitação de',
  RESERVAR_HORARIOS: 'reservar horários de',
  AGUARDAR_CONFIRMACAO_AGENDA: 'aguardar confirmação da agenda de',
  DESFAZER_RESERVA: 'desfazer a reserva de',
  EXPIRAR_LINK: 'expirar o link de',
  VENCER_DEPOSITO: 'encerrar por falta de depósito',
  FALHAR_KIT: 'registrar falha de kit em',
  ENTREGAR_KIT: 'registrar kit entregue em',
  CHEGAR_DIA: 'passar ao dia da consulta',
  ENCERRAR_DIA: 'encerrar o dia da consulta de',
} as const;

export type StatusAction = keyof typeof STATUS_ACTION;

/** Strict check of an action's name. */
export function isStatusAction(action: unknown): action is StatusAction {
  return typeof action === 'string' && Object.hasOwn(STATUS_ACTION, action);
}
