import type { SentMail } from '@apto/api-client';
import { PERMISSION } from '@apto/domain/permissions';
import { STATUS } from '@apto/domain/status';
import { KEPT_HERE_TEXT } from '@apto/domain/templates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveMessage } from '../src/platform/records.ts';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { createPedido, DELETE_AGENDAMENTOS } from './pedido.ts';

/** Everything of company 1; customer 1 of it; company 2; the head office of customer 1. */
const [ANA, BRUNO, STRANGER, BRANCH] = [1, 2, 5, 8] as const;
const ADDRESS = 'maria.silva@exemplo.com.br';

describe.each(DATABASES)('doc3 §2.10: the list of sent messages, on %s', (database) => {
  let app: TestApp;
  const tokens = new Map<number, string>();
  let first: number;
  let other: number;
  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.database.runScript(
      `update perfil set permissoes = array_append(permissoes, '${PERMISSION.MAIL}') where not '${PERMISSION.MAIL}' = any (permissoes)`,
    );
    for (const user of [ANA, BRUNO, STRANGER, BRANCH]) tokens.set(user, await app.tokenFor(user));
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.database.runScript(`delete from mensagem; ${DELETE_AGENDAMENTOS}`);
    first = await createPedido(app.database.db, { funcionarioId: 1 });
    other = await createPedido(app.database.db, { funcionarioId: 4 });
  });

  const list = async (user: number, query = '') => {
    const r = await app.invoke('GET', `/mail${query}`, { token: tokens.get(user) ?? '' });
    expect(r.status).toBe(200);
    return (r.body as { items: SentMail[]; meta: { totalItems: number } }).items;
  };
  const queue = (more: object = {}) =>
    saveMessage(app.database.db, app.config.keyRing, {
      canal: 'EMAIL',
      destino: ADDRESS,
      assunto: 'Seu atendimento é amanhã',
      corpo: 'O código é SEGREDO-123',
      agendamentoId: first,
      tipo: 'LEMBRETE_VESPERA',
      destinatario: 'FUNCIONARIO',
      ...more,
    });
  const set = (id: number, change: string) =>
    app.database.rawTransaction((c) => c.query(`update mensagem set ${change} where id = $1`, [id]));

  it('shows who, what kind and how far, and neither the text nor a whole address', async () => {
    const id = await queue();
    const r = await app.invoke('GET', '/mail', { token: tokens.get(ANA) ?? '' });
    const text = JSON.stringify(r.body);
    for (const secret of ['SEGREDO', ADDRESS, 'maria.silva', 'corpo']) expect(text).not.toContain(secret);
    expect((r.body as { items: SentMail[] }).items).toEqual([
      {
        id,
        createdAt: expect.any(String),
        canal: 'EMAIL',
        destino: 'm***@exemplo.com.br',
        destinatario: 'FUNCIONARIO',
        nome: expect.any(String),
        assunto: 'Seu atendimento é amanhã',
        tipo: 'LEMBRETE_VESPERA',
        descricao: 'Lembrete da véspera',
        situacao: 'PENDENTE',
        tentativas: 0,
        proximaTentativa: expect.any(String),
        enviadaEm: null,
        motivo: null,
        agendamento: { id: first },
        podeReenviar: false,
      },
    ]);
  });

  it('what lies in the mailbox of the installation did not arrive, and why', async () => {
    await set(await queue(), `situacao = 'NA_CAIXA', tentativas = 1`);
    const [kept] = await list(ANA, '?situacao=NA_CAIXA');
    expect(kept).toMatchObject({ situacao: 'NA_CAIXA', motivo: KEPT_HERE_TEXT });
    expect(await list(ANA, '?situacao=ENTREGUE')).toEqual([]);
  });

  it('the gateway’s words are shown without the address that they repeat', async () => {
    await set(await queue(), `situacao = 'FALHA', tentativas = 10, erro = '550 <${ADDRESS}> user unknown'`);
    const [failed] = await list(ANA);
    expect([failed?.motivo, failed?.podeReenviar, failed?.proximaTentativa]).toEqual([
      '550 <***> user unknown',
      false,
      null,
    ]);
  });

  it('offers to send again what is about somebody who is expected', async () => {
    await set(await queue(), "situacao = 'FALHA'");
    const offered = async () => (await list(ANA)).map((m) => m.podeReenviar);
    expect(await offered()).toEqual([false]);
    await app.database.runScript(
      `update agendamento set status_id = ${STATUS.AGENDADO}, data_agendamento = '2026-11-26', prestador_id = 1 where id = ${first}`,
    );
    expect(await offered()).toEqual([true]);
    // A question is told apart by what it waits for.
    await set(await queue({ tipo: 'PENDENCIA_CLIENTE', destinatario: 'SOLICITANTE' }), "situacao = 'FALHA'");
    expect(await offered()).toEqual([false, true]);
    await app.database.runScript(
      `update agendamento set status_id = ${STATUS.PENDENCIA_CLIENTE} where id = ${first}`,
    );
    expect(await offered()).toEqual([true, false]);
  });

  it('is cut by company, customer and branch; what is of no appointment is for who sees every customer', async () => {
    const mine = await queue();
    const others = await queue({ agendamentoId: other });
    const { agendamentoId: _, ...invitation } = { agendamentoId: 0, tipo: 'CONVITE' };
    const invited = await app.database.rawTransaction(async (c) => {
      const { rows } = await c.query<{ id: number }>(
        "insert into mensagem (canal, destino, tipo, empresa_id) values ('EMAIL', $1, $2, 1) returning id::int as id",
        [ADDRESS, invitation.tipo],
      );
      return rows[0]!.id;
    });
    const ids = async (user: number) => (await list(user)).map(({ id }) => id);
    expect(await ids(ANA)).toEqual([invited, others, mine]);
    expect(await ids(STRANGER)).toEqual([]);
    const { rows } = await app.database.rawTransaction((c) =>
      c.query<{ id: number; cliente_id: number; unidade_id: number }>(
        'select m.id::int as id, a.cliente_id, a.unidade_id from mensagem m join agendamento a on a.id = m.agendamento_id order by m.id desc',
      ),
    );
    expect(await ids(BRUNO)).toEqual(rows.filter((r) => r.cliente_id === 1).map(({ id }) => id));
    expect(await ids(BRANCH)).toEqual(rows.filter((r) => r.unidade_id === 2).map(({ id }) => id));
    // The header narrows, and takes what is of no customer away too.
    const narrowed = await app.invoke('GET', '/mail', {
      token: tokens.get(ANA) ?? '',
      headers: { 'x-clientes': '[1]' },
    });
    expect((narrowed.body as { items: SentMail[] }).items.map(({ id }) => id)).toEqual(await ids(BRUNO));
  });

  it('is searched by the recipient’s name and by what is shown of the address, never by the rest of it; filtered by state', async () => {
    const id = await queue();
    const failed = await queue({ canal: 'WHATSAPP', destino: '11987654321', destinatario: 'SOLICITANTE' });
    await set(failed, "situacao = 'FALHA'");
    const ids = async (query: string) => (await list(ANA, query)).map((m) => m.id);
    const [{ nome: name }] = (await list(ANA)).filter((m) => m.id === id) as [SentMail];
    expect(await ids(`?filter=${encodeURIComponent(name!.slice(0, 5).toUpperCase())}`)).toContain(id);
    expect(await ids('?filter=exemplo.com')).toEqual([id]);
    expect(await ids('?filter=4321')).toEqual([failed]);
    expect(await ids('?filter=maria.silva')).toEqual([]);
    expect(await ids('?filter=119876')).toEqual([]);
    expect(await ids('?filter=%25')).toEqual([]);
    expect(await ids('?situacao=FALHA')).toEqual([failed]);
    const r = await app.invoke('GET', '/mail?situacao=PERDIDA', { token: tokens.get(ANA) ?? '' });
    expect(r.status).toBe(400);
  });

  it('is narrowed to days of São Paulo, both counted', async () => {
    const at = async (instant: string) => {
      const id = await queue();
      await set(id, `created_at = '${instant}'`);
      return id;
    };
    // 23:59 of the 22nd, midnight of the 23rd, 23:59 of it, midnight of the 24th.
    const [before, first23, last23, after] = [
      await at('2026-11-23T02:59:59Z'),
      await at('2026-11-23T03:00:00Z'),
      await at('2026-11-24T02:59:59Z'),
      await at('2026-11-24T03:00:00Z'),
    ];
    const ids = async (query: string) => (await list(ANA, query)).map((m) => m.id);
    expect(await ids('?dataInicio=2026-11-23&dataFim=2026-11-23')).toEqual([last23, first23]);
    expect(await ids('?dataInicio=2026-11-24')).toEqual([after]);
    expect(await ids('?dataFim=2026-11-22')).toEqual([before]);
    const r = await app.invoke('GET', '/mail?dataInicio=ontem', { token: tokens.get(ANA) ?? '' });
    expect(r.status).toBe(400);
  });

  it('a clinic is named as it was when the message left', async () => {
    await queue({ tipo: 'KIT_PRESTADOR', destinatario: 'PRESTADOR', nome: 'Clínica Antiga' });
    expect((await list(ANA))[0]?.nome).toBe('Clínica Antiga');
  });

  it('asks for its permission', async () => {
    await app.database.runScript("update perfil set permissoes = array_remove(permissoes, 'cadastro_mail')");
    const r = await app.invoke('GET', '/mail', { token: await app.tokenFor(ANA) });
    expect(r.status).toBe(403);
  });
});
