/** Messages of a request's fields, whoever fills them in (doc2 §5). */
export const PEDIDO_MESSAGE = {
  QUESTIONARIO: 'O questionário deve ser informado',
  CONSULTA_DETAILS: 'Os detalhes da consulta devem ser informados',
  CHARGE_NOT_CHECKED: 'É necessário marcar o campo para realizar a confirmação do exame.',
  HORARIO_BEFORE_NOW: 'O horário informado é menor que o atual',
  /** Decision 40: an attendant takes it. */
  NOTHING_TO_DO:
    'Nenhum exame a realizar: o demissional pode ser dispensado pela NR-7. Confirme com o solicitante.',
} as const;
