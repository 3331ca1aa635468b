import type { InternalItem, MessageItem } from './wire.logic.ts';

/** What happened to an appointment, as the wire gives it. */
export const internalRows: readonly InternalItem[] = [
  {
    data: '2026-11-24T17:32:00.000Z',
    name: 'Marina Alves',
    descricao: 'Pendência Prestador',
    observacao: 'Solicitação de alteração: o funcionário mudou de turno.',
    iconName: 'pi pi-exclamation-triangle',
  },
  {
    data: '2026-11-23T19:40:00.000Z',
    name: 'Vida Plena',
    descricao: 'Agendado',
    iconName: 'pi pi-check',
  },
];

/** Messages in each of their states, two of which may be sent again. */
export const stateRows: readonly MessageItem[] = [
  {
    id: 5,
    tipoEvento: 'Kit ao prestador',
    createdAt: '2026-11-24T17:40:00.000Z',
    acao: 'Por e-mail a c***@clinica.com.br',
    situacao: 'PENDENTE',
    destinatario: 'PRESTADOR',
  },
  {
    id: 4,
    tipoEvento: 'Kit ao solicitante',
    createdAt: '2026-11-24T17:32:00.000Z',
    acao: 'Por e-mail a r***@empresa.com.br',
    situacao: 'FALHA',
    destinatario: 'SOLICITANTE',
    motivo: 'O servidor de e-mail não aceitou a mensagem.',
    podeReenviar: true,
  },
  {
    id: 3,
    tipoEvento: 'Lembrete da véspera',
    createdAt: '2026-11-23T12:00:00.000Z',
    acao: 'Por WhatsApp',
    situacao: 'ENTREGUE',
    tel: '19998765432',
    podeReenviar: true,
  },
  {
    id: 2,
    tipoEvento: 'Confirmação do atendimento',
    createdAt: '2026-11-22T12:00:00.000Z',
    acao: 'Por WhatsApp',
    situacao: 'ENVIADA',
    tel: '19998765432',
  },
  {
    id: 1,
    tipoEvento: 'Lembrete da véspera',
    createdAt: '2026-11-20T12:00:00.000Z',
    acao: 'Por WhatsApp',
    situacao: 'NAO_ENVIADA',
    motivo: 'O agendamento mudou de dia ou horário.',
    tel: '19998765432',
  },
];

/** The messages of its employee: a reply, one that arrived and one that did not. */
export const messageRows: readonly MessageItem[] = [
  {
    tipoEvento: 'Resposta',
    createdAt: '2026-11-24T17:40:00.000Z',
    acao: 'Sim, confirmo.',
    tel: '5519998765432',
    classificacao: 'RESPOSTA',
  },
  {
    tipoEvento: 'Confirmação de presença',
    createdAt: '2026-11-24T17:32:00.000Z',
    acao: 'Seu exame é amanhã, às 08:30. Você confirma?',
    envio: 'SUCESSO',
    tel: '5519998765432',
  },
  {
    tipoEvento: 'Lembrete',
    createdAt: '2026-11-23T12:00:00.000Z',
    acao: 'Leve um documento com foto.',
    envio: 'Número sem WhatsApp',
    tel: '5519998765432',
  },
];
