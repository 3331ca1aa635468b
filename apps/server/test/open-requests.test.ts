import { STATUS } from '@apto/domain/status';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { createVisit, DELETE_AGENDAMENTOS } from './pedido.ts';
import { pedido } from './pedidos.ts';

const PERIODICO = 2;
const SAID = ['Há outro pedido de Periódico em aberto para João Conceição.'];

describe.each(DATABASES)('a second open request of the same exam type, on %s', (database) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    token = await app.tokenFor(1);
    await app.database.runScript(
      'insert into prestador_cliente (prestador_id, cliente_id, condicao) values (2, 1, true)',
    );
  });
  afterAll(() => app.close());
  beforeEach(() => app.database.runScript(`delete from pre_solicitacao; ${DELETE_AGENDAMENTOS}`));

  const post = async <T>(path: string, body: unknown) => {
    const r = await app.invoke('POST', path, { token, body: body as object });
    expect([200, 201], JSON.stringify(r.body)).toContain(r.status);
    return r.body as T;
  };
  type Created = [{ id: number; avisos: string[] }];
  // At the clinic that reserves no slots: of none chosen the answer has a word of its own.
  const plain = (changes: Record<string, unknown>) =>
    pedido({ quemAgenda: 'EMPRESA', prestador: { id: 2 }, ...changes });
  const create = async (changes: Record<string, unknown> = {}) =>
    (await post<Created>('/agendamentos', [plain(changes)]))[0];
  const keep = (changes: Record<string, unknown> = {}) =>
    post<{ id: number; avisos: string[] }>('/pre-solicitacoes', plain(changes));
  const openTypes = async () => {
    const r = await app.invoke(
      'GET',
      '/customer/employees/funcionarios-por-situacao/ATIVO,AFASTADO,PENDENTE?ids=1',
      { token },
    );
    return (r.body as { items: { tiposEmAberto: number[] | null }[] }).items[0]?.tiposEmAberto;
  };

  it('is created, and the answer says so', async () => {
    expect(await openTypes()).toBeNull();
    const first = await create();
    expect(first.avisos).toEqual([]);
    expect(await openTypes()).toEqual([PERIODICO]);
    expect((await create()).avisos).toEqual(SAID);
    expect((await create({ tipoExame: 1 })).avisos).toEqual([]);
    expect((await create({ funcionario: 2 })).avisos).toEqual([]);
  });

  it.each([STATUS.CONCLUIDO, STATUS.CANCELADO, STATUS.NAO_CONFIRMADO])(
    'one in status %i is over',
    async (status) => {
      await createVisit(app.database, { status });
      expect(await openTypes()).toBeNull();
      expect((await create()).avisos).toEqual([]);
    },
  );

  it('a pre-request is one, until it is requested or deleted; it is none of its own', async () => {
    const kept = await keep();
    expect(kept.avisos).toEqual([]);
    expect(await openTypes()).toEqual([PERIODICO]);
    const second = await keep();
    expect(second.avisos).toEqual(SAID);
    await app.invoke('DELETE', `/pre-solicitacoes/${second.id}`, { token });
    const requested = await post<{ agendamento: { avisos: string[] } }[]>('/pre-solicitacoes/solicitar', [
      kept.id,
    ]);
    expect(requested[0]?.agendamento.avisos).toEqual([]);
    expect((await keep()).avisos).toEqual(SAID);
  });
});
