import { describe, expect, it } from 'vitest';
import { internalEntries, messageEntries } from './wire.logic.ts';
import { messages } from './intl/messages.en.ts';

describe('doc1 §3 internal timeline', () => {
  const item = {
    data: '2026-11-24T17:32:00.000Z',
    name: 'Marina',
    descricao: 'Cancelado',
    iconName: 'pi pi-times',
  };

  it('keeps who, what and when, and reads the tone out of the icon, never a colour', () => {
    expect(internalEntries([{ ...item, observacao: ' ', hexColor: '#ff0000' }])).toEqual([
      {
        id: '2026-11-24T17:32:00.000Z Cancelado 1',
        at: item.data,
        title: 'Cancelado',
        description: undefined,
        author: 'Marina',
        tone: 'danger',
      },
    ]);
  });

  it('a star is a meaning of its own, as the server draws it', () => {
    expect(internalEntries([{ ...item, iconName: 'pi pi-star' }])[0]?.tone).toBe('highlight');
  });

  it('gives ids that stay when something newer arrives, also for two alike', () => {
    const before = internalEntries([item, item]).map(({ id }) => id);
    const after = internalEntries([{ ...item, data: '2026-11-25T10:00:00.000Z' }, item, item]).map(
      ({ id }) => id,
    );
    expect(new Set(before).size).toBe(2);
    expect(after.slice(1)).toEqual(before);
  });
});

describe('doc1 §2.5, doc3 §3.5 messaging timeline', () => {
  const item = { tipoEvento: 'Confirmação', createdAt: '2026-11-24T12:00:00.000Z', tel: '5519998765432' };

  it("says 'De:' for a reply and 'Para:' otherwise, with phone and employee name", () => {
    const [reply, sent] = messageEntries([{ ...item, classificacao: 'RESPOSTA' }, item], 'Ana Souza');
    expect(reply?.party).toEqual({ direction: 'from', phone: '(19) 99876-5432', name: 'Ana Souza' });
    expect(sent?.party?.direction).toBe('to');
  });

  it.each([
    ['PENDENTE', 'Na fila', 'info'],
    ['ENVIADA', 'Enviada', 'success'],
    ['ENTREGUE', 'Entregue', 'success'],
    ['NA_CAIXA', 'Não saiu daqui', 'warning'],
    ['FALHA', 'Falhou', 'danger'],
    ['NAO_ENVIADA', 'Não enviada', 'neutral'],
  ])('issue 9: %s is said as %s, and only a failure in the tone of errors', (code, label, tone) => {
    const [entry] = messageEntries([{ ...item, envio: 'Na fila', situacao: code, motivo: null }], 'Ana');
    expect([entry?.state, entry?.tone, entry?.problem]).toEqual([{ label, tone }, tone, undefined]);
  });

  it("doc1 §2.5: 'Para:' names the clinic or the requester where the message was theirs, and the employee always", () => {
    const to = (recipient: string) =>
      messageEntries([{ ...item, destinatario: recipient }], 'Ana')[0]?.party?.name;
    expect([to('PRESTADOR'), to('SOLICITANTE'), to('FUNCIONARIO')]).toEqual([
      'Prestador, Ana',
      'Solicitante, Ana',
      'Ana',
    ]);
  });

  it('says state and clinic in the language that it is given', () => {
    const sent = { ...item, situacao: 'FALHA', destinatario: 'PRESTADOR' };
    const [entry] = messageEntries([sent], 'Ana', undefined, messages);
    expect([entry?.state, entry?.party?.name]).toEqual([
      { label: 'Failed', tone: 'danger' },
      'Provider, Ana',
    ]);
  });

  it('says why a message failed, and has its action below it', () => {
    const failed = { ...item, situacao: 'FALHA', motivo: 'Sem e-mail válido.', id: 7 };
    const [entry] = messageEntries([failed], 'Ana', ({ id }) => `ação ${id}`);
    expect([entry?.problem, entry?.extra]).toEqual(['Sem e-mail válido.', 'ação 7']);
  });

  it("hides the sending's text for SUCESSO and shows any other", () => {
    expect(messageEntries([{ ...item, envio: 'SUCESSO' }], 'Ana')[0]?.problem).toBeUndefined();
    const failed = messageEntries([{ ...item, envio: 'ERRO' }], 'Ana')[0];
    expect([failed?.problem, failed?.tone]).toEqual(['Envio: ERRO', 'danger']);
  });
});
