import type { MessageState, Recipient } from '@apto/domain/templates';
import type { Texts } from '../../../../internal/texts.types.ts';
import type { messages as ptBR } from './messages.pt-BR.ts';

const RECIPIENTS: Readonly<Record<Recipient, string>> = {
  FUNCIONARIO: 'Employee',
  SOLICITANTE: 'Requester',
  PRESTADOR: 'Provider',
  RESPONSAVEL: 'Person responsible',
};
const STATES: Readonly<Record<MessageState, string>> = {
  PENDENTE: 'Queued',
  ENVIADA: 'Sent',
  ENTREGUE: 'Delivered',
  NA_CAIXA: 'Not sent from here',
  FALHA: 'Failed',
  NAO_ENVIADA: 'Not sent',
};

export const messages: Texts<typeof ptBR> = {
  sending: (result) => `Sending: ${result}`,
  recipient: (to) => RECIPIENTS[to],
  state: (state) => STATES[state],
};
