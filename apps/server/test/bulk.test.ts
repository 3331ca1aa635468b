import type { BulkItem, BulkProgress, BulkReview } from '@apto/api-client';
import { STATUS as S } from '@apto/domain/status';
import excel from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runBulks } from '../src/bulk/run.ts';
import { noJobs } from '../src/platform/jobs.ts';
import { ALL_PERMISSIONS } from './fixture.ts';
import { createTestApp, DATABASES, MONDAY_10AM, type TestApp } from './helpers.ts';
import { createVisit, DELETE_AGENDAMENTOS } from './pedido.ts';

interface Refusal {
  codigo: string;
  message: string;
}

describe.each(DATABASES)("issue 9 'Bulk': one step over many appointments, on %s", (database) => {
  let app: TestApp;
  let mine: string;
  /** Sees customer 1 only. */
  let colleague: string;
  let present = MONDAY_10AM;
  beforeAll(async () => {
    app = await createTestApp({ database });
    mine = await app.tokenFor(1);
    colleague = await app.tokenFor(2);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    goTo(MONDAY_10AM);
    await app.database.runScript(`${DELETE_AGENDAMENTOS} delete from outbox; delete from mensagem;`);
  });

  const goTo = (ms: number) => {
    present = ms;
    app.goTo(ms);
  };
  const query = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T>(text, values))).rows;
  interface Called<T> {
    status: number;
    body: T & Refusal;
    headers: Record<string, unknown>;
  }
  const call = async <T = unknown>(
    method: string,
    url: string,
    body?: unknown,
    token = mine,
    key?: string,
  ): Promise<Called<T>> => {
    const headers = key ? { 'idempotency-key': key } : undefined;
    const {
      status,
      body: answer,
      headers: said,
    } = await app.invoke(method, url, {
      token,
      body,
      ...(headers ? { headers } : {}),
    });
    return { status, body: answer as T & Refusal, headers: said };
  };
  const review = (selected: unknown, action = 'CANCELAR', token = mine) =>
    call<BulkReview>('POST', '/agendamentos-lotes', { acao: action, selecao: selected }, token);
  const start = (id: number, body: unknown = { motivo: 'Obra parada' }, token = mine, key?: string) =>
    call<BulkProgress>('POST', `/agendamentos-lotes/${id}/iniciar`, body, token, key);
  const progress = async (id: number) => (await call<BulkProgress>('GET', `/agendamentos-lotes/${id}`)).body;
  const items = async (id: number, token = mine) =>
    (await call<{ items: BulkItem[] }>('GET', `/agendamentos-lotes/${id}/itens?limit=100`, undefined, token))
      .body.items;
  const run = (proceed?: () => boolean) => {
    const { config, gateways, app: fastify } = app.server;
    return runBulks(
      { database: app.database, config, gateways, jobs: noJobs, log: fastify.log, clock: () => present },
      proceed,
    );
  };
  /** Ends the pass after so many rows, as a process that dies between two transactions does. */
  const upTo = (n: number) => {
    let left = n;
    return () => left-- > 0;
  };
  const records = () =>
    query<{ id: number; acao: string; n: number }>(
      'select agendamento_id as id, acao, count(*)::int as n from agendamento_status group by 1, 2 order by 1, 2',
    );
  const many = async (n: number, visit: Parameters<typeof createVisit>[1] = {}) => {
    const ids: number[] = [];
    for (let i = 0; i < n; i += 1) ids.push(await createVisit(app.database, visit));
    return ids;
  };

  it('the review says how many can and why the others cannot, and does nothing yet', async () => {
    const open = await many(2);
    const over = await many(1, { status: S.CANCELADO });
    const today = await many(2, { status: S.AGENDADO, data: '2026-11-23', hora: '16:00' });
    const r = await review({ ids: [...open, ...over, ...today, 987_654] });
    expect(r.status).toBe(201);
    expect(r.body).toMatchObject({
      total: 6,
      podem: 2,
      // The newest of those that can.
      primeiro: { id: open[1], nomeFuncionario: expect.any(String) as string },
      recusas: [
        { motivo: 'Indisponível: o dia da consulta já chegou.', total: 2 },
        { motivo: 'Agendamento não encontrado.', total: 1 },
        { motivo: "Indisponível para o status 'Cancelado'.", total: 1 },
      ],
    });
    expect(await run()).toBe(0);
    expect(await records()).toEqual([]);
  });

  it('everything that the filter finds but for some, over all its pages', async () => {
    const ids = await many(12);
    await many(1, { status: S.CANCELADO });
    const r = await review({ filtrosExtras: { status: [S.EM_ABERTO] }, exceto: ids.slice(0, 2) });
    expect(r.body).toMatchObject({ total: 10, podem: 10 });
    await start(r.body.id);
    await run();
    expect((await records()).map(({ id }) => id)).toEqual(ids.slice(2));
  });

  it('the panel’s own list is another than the appointments’', async () => {
    await many(1);
    await many(2, { status: S.AGENDADO, data: '2026-12-01' });
    expect((await review({ fila: true })).body.total).toBe(1);
    expect((await review({ filtrosExtras: {} })).body.total).toBe(3);
  });

  it('half refused is half done: each row has its own result, and the rest is what the single action writes', async () => {
    const [first = 0, second = 0, third = 0] = await many(3);
    const { body: reviewed } = await review({ ids: [first, second, third] });
    // Somebody was quicker with one of them.
    await query(`update agendamento set status_id = ${S.CONCLUIDO} where id = $1`, [second]);
    expect((await start(reviewed.id)).body).toMatchObject({ situacao: 'EM_CURSO', pendentes: 3 });
    await run();
    expect(await progress(reviewed.id)).toMatchObject({
      situacao: 'CONCLUIDO',
      total: 3,
      feitos: 2,
      naoFeitos: 1,
      pendentes: 0,
      podeDesfazer: true,
    });
    const results = new Map((await items(reviewed.id)).map((item) => [item.idAgendamento, item]));
    expect(results.get(second)).toMatchObject({
      situacao: 'RECUSADO',
      motivo: "Não é possível cancelar um agendamento com status 'Concluído'.",
    });
    expect(results.get(first)).toMatchObject({
      situacao: 'FEITO',
      motivo: null,
      nomeCliente: 'Padaria Aurora',
    });
    expect(
      await query('select descricao, autor_nome from agendamento_status where agendamento_id = $1', [first]),
    ).toEqual([
      { descricao: 'Mudança de status para Cancelado. Motivo: Obra parada', autor_nome: 'Usuário 1' },
    ]);
    expect(
      await query(
        "select usuario_id, empresa_id, request_id from auditoria where acao = 'CANCELAR' and recurso_id = $1",
        [first],
      ),
    ).toEqual([{ usuario_id: 1, empresa_id: 1, request_id: `lote-${reviewed.id}` }]);
    const told = await call<{ observacao: string }[]>('GET', `/timeline/externa/${first}`);
    // The product did it for the person: nobody called from anywhere.
    expect(told.body[0]?.observacao.split('\n').at(-1)).toBe('De onde: pelo sistema da empresa');
    expect(await query('select 1 from outbox where agendamento_id = $1', [third])).toHaveLength(1);
    expect(await query('select motivo from lote where id = $1', [reviewed.id])).toEqual([{ motivo: null }]);
  });

  it('a process that dies in the middle does no row twice and leaves none out', async () => {
    const ids = await many(6);
    const { body: reviewed } = await review({ ids });
    await start(reviewed.id);
    expect(await run(upTo(2))).toBe(2);
    expect(await progress(reviewed.id)).toMatchObject({ situacao: 'EM_CURSO', feitos: 2, pendentes: 4 });
    // It died inside the third one's transaction.
    await query(
      `create function quebrar() returns trigger language plpgsql as $$ begin raise exception 'morreu'; end $$`,
    );
    await query('create trigger quebrar after insert on outbox for each row execute function quebrar()');
    await run(upTo(1));
    await query('drop trigger quebrar on outbox');
    await query('drop function quebrar()');
    expect(await progress(reviewed.id)).toMatchObject({ feitos: 2, pendentes: 4 });
    await Promise.all([run(), run()]);
    await run();
    expect(await progress(reviewed.id)).toMatchObject({ situacao: 'CONCLUIDO', feitos: 6, pendentes: 0 });
    expect(await records()).toEqual(ids.map((id) => ({ id, acao: 'CANCELAR', n: 1 })));
  });

  it('a row that always breaks is left behind in the end, and the others go on', async () => {
    const ids = await many(3);
    const { body: reviewed } = await review({ ids });
    await start(reviewed.id);
    await query(
      `create function quebrar() returns trigger language plpgsql as $$ begin
         if new.agendamento_id = ${ids[1]} then raise exception 'sempre'; end if; return new; end $$`,
    );
    await query('create trigger quebrar before insert on outbox for each row execute function quebrar()');
    await run();
    await query('drop trigger quebrar on outbox');
    await query('drop function quebrar()');
    expect(await progress(reviewed.id)).toMatchObject({ situacao: 'CONCLUIDO', feitos: 2, naoFeitos: 1 });
    expect((await items(reviewed.id)).find(({ idAgendamento: id }) => id === ids[1])).toMatchObject({
      situacao: 'FALHOU',
      motivo: 'Erro inesperado. Tente este agendamento pelo menu da linha.',
    });
  });

  it('rows of other customers and companies are not found, in the review and on the way', async () => {
    const own = await createVisit(app.database);
    const foreign = [
      await createVisit(app.database, { funcionario: 4, prestador: null }),
      await createVisit(app.database, { funcionario: 5, prestador: null }),
    ];
    const r = await review({ ids: [own, ...foreign] }, 'CANCELAR', colleague);
    expect(r.body).toMatchObject({
      total: 3,
      podem: 1,
      recusas: [{ motivo: 'Agendamento não encontrado.', total: 2 }],
    });
    expect(await query('select agendamento_id as id from lote_item')).toEqual([{ id: own }]);
    await start(r.body.id, undefined, colleague);
    // The customer is taken from the person before the row's turn.
    await query('delete from usuario_cliente where usuario_id = 2');
    await run();
    await query('insert into usuario_cliente (usuario_id, cliente_id) values (2, 1)');
    expect(await items(r.body.id, colleague)).toMatchObject([
      { situacao: 'RECUSADO', motivo: 'Agendamento não encontrado.' },
    ]);
    expect(await records()).toEqual([]);
  });

  it('the permission is the single action’s, at the review and at each row', async () => {
    const reader = await app.tokenFor(3);
    const [id = 0] = await many(1);
    expect((await review({ ids: [id] }, 'CANCELAR', reader)).status).toBe(403);
    expect((await review({ ids: [id] }, 'EXPORTAR', reader)).status).toBe(201);
    const { body: reviewed } = await review({ ids: [id] });
    await start(reviewed.id);
    const [held] = await query<{ perfil_id: number }>('select perfil_id from usuario where id = 1');
    await query('update perfil set permissoes = $1 where id = $2', [
      ALL_PERMISSIONS.filter((permission) => !permission.endsWith(':cancelar')),
      held?.perfil_id,
    ]);
    await run();
    await query('update perfil set permissoes = $1 where id = $2', [ALL_PERMISSIONS, held?.perfil_id]);
    expect(await items(reviewed.id)).toMatchObject([
      { situacao: 'RECUSADO', motivo: 'Você não tem permissão para esta ação.' },
    ]);
  });

  it('a go is its owner’s alone', async () => {
    const { body: reviewed } = await review({ ids: await many(1) });
    for (const [method, what] of [
      ['GET', ''],
      ['GET', '/itens'],
      ['GET', '/planilha'],
      ['POST', '/iniciar'],
      ['POST', '/parar'],
      ['POST', '/desfazer'],
    ] as const) {
      const r = await call(
        method,
        `/agendamentos-lotes/${reviewed.id}${what}`,
        method === 'POST' ? { motivo: 'x' } : undefined,
        colleague,
      );
      expect([what, r.status]).toEqual([what, 404]);
    }
  });

  it('is begun once: the same key again is the same answer, another is refused', async () => {
    const { body: reviewed } = await review({ ids: await many(2) });
    const first = await start(reviewed.id, { motivo: 'Obra' }, mine, 'chave-do-lote-1');
    const again = await start(reviewed.id, { motivo: 'Obra' }, mine, 'chave-do-lote-1');
    expect([first.status, again.status, again.headers['idempotent-replay']]).toEqual([200, 200, 'true']);
    const other = await start(reviewed.id, { motivo: 'Outra' });
    expect([other.status, other.body.message]).toEqual([409, 'Esta ação em lote já foi iniciada.']);
  });

  it('asks for what the single action asks for, and for something to do', async () => {
    const { body: cancelling } = await review({ ids: await many(1) });
    expect((await start(cancelling.id, { motivo: '  ' })).body.message).toContain(
      'motivo: Informe o motivo do cancelamento.',
    );
    const { body: messages } = await review(
      { ids: await many(1, { status: S.AGENDADO, data: '2026-12-01' }) },
      'MENSAGEM',
    );
    expect((await start(messages.id, {})).body.message).toContain('tipo: Escolha a mensagem.');
    const { body: nothing } = await review({ ids: await many(1, { status: S.CANCELADO }) });
    expect((await start(nothing.id)).body.message).toBe('Nenhum dos agendamentos escolhidos pode seguir.');
  });

  it('the kit and a message go to each, through the outbox of the single ones', async () => {
    const visits = await many(2, { status: S.AGENDADO, data: '2026-12-01', hora: '09:00' });
    const [open = 0] = await many(1);
    const { body: kits } = await review({ ids: [...visits, open] }, 'REENVIAR_KIT');
    expect(kits).toMatchObject({
      podem: 2,
      recusas: [{ motivo: "Indisponível para o status 'Em Aberto'.", total: 1 }],
    });
    await start(kits.id, {});
    const { body: messages } = await review({ ids: visits }, 'MENSAGEM');
    // What it would say is read before it goes (issue 9): of the first, in the words of the one template.
    const { id: first } = messages.primeiro ?? { id: 0 };
    const read = await call('GET', `/agendamento/mensagens/${first}/previa?tipo=CONFIRMACAO_SOLICITANTE`);
    expect(read.body).toMatchObject([{ tipo: 'CONFIRMACAO_SOLICITANTE', destinatario: 'SOLICITANTE' }]);
    await start(messages.id, { tipo: 'CONFIRMACAO_SOLICITANTE' });
    await run();
    const sent = await query<{ tipo: string; n: number }>(
      'select tipo, count(*)::int as n from mensagem group by 1 order by 1',
    );
    expect(sent).toEqual([
      { tipo: 'CONFIRMACAO_SOLICITANTE', n: 2 },
      { tipo: 'KIT_PRESTADOR', n: 2 },
      { tipo: 'KIT_SOLICITANTE', n: 2 },
    ]);
    expect(await query('select versao from agendamento where versao > 1')).toEqual([]);
  });

  it('is stopped by its owner: what is done stays, the rest says why it was not', async () => {
    const { body: reviewed } = await review({ ids: await many(4) });
    await start(reviewed.id);
    await run(upTo(1));
    const stopped = await call<BulkProgress>('POST', `/agendamentos-lotes/${reviewed.id}/parar`);
    expect(stopped.body).toMatchObject({
      situacao: 'INTERROMPIDO',
      feitos: 1,
      naoFeitos: 3,
      podeDesfazer: true,
    });
    expect(await run()).toBe(0);
    expect((await items(reviewed.id)).filter((item) => item.motivo !== null)).toHaveLength(3);
    expect((await call('POST', `/agendamentos-lotes/${reviewed.id}/parar`)).status).toBe(409);
  });

  describe('Desfazer', () => {
    const undo = (id: number) => call<BulkProgress>('POST', `/agendamentos-lotes/${id}/desfazer`);
    const cancelled = async (n: number) => {
      const ids = await many(n);
      const { body: reviewed } = await review({ ids });
      await start(reviewed.id);
      // Many take their time: the ten seconds count from the end.
      await run(upTo(1));
      goTo(present + 60_000);
      await run();
      return { id: reviewed.id, ids };
    };

    it('takes back every one within ten seconds of the end, but what somebody changed since', async () => {
      const { id, ids } = await cancelled(3);
      await query('update agendamento set versao = versao + 1 where id = $1', [ids[1]]);
      goTo(present + 9_000);
      expect((await undo(id)).body).toMatchObject({ situacao: 'DESFAZENDO', pendentes: 3 });
      goTo(present + 60_000);
      await run();
      expect(await progress(id)).toMatchObject({ situacao: 'DESFEITO', desfeitos: 2, feitos: 1 });
      expect(await query<{ status_id: number }>('select status_id from agendamento order by id')).toEqual(
        [S.EM_ABERTO, S.CANCELADO, S.EM_ABERTO].map((status_id) => ({ status_id })),
      );
      expect((await items(id)).find((item) => item.situacao === 'FEITO')?.motivo).toBe(
        'O agendamento já mudou depois disso e não pode mais ser desfeito.',
      );
    });

    it('waits for the end: what still runs is not told to be too late', async () => {
      const { body: reviewed } = await review({ ids: await many(2) });
      await start(reviewed.id);
      await run(upTo(1));
      const early = await undo(reviewed.id);
      expect([early.status, early.body.message]).toEqual([409, 'Esta ação em lote ainda não terminou.']);
    });

    it('is over after its time, and not for what was sent', async () => {
      const { id } = await cancelled(1);
      goTo(present + 16_000);
      const late = await undo(id);
      expect([late.status, late.body.message]).toEqual([409, 'O tempo para desfazer o lote acabou.']);
      const { body: kits } = await review(
        { ids: await many(1, { status: S.AGENDADO, data: '2026-12-01' }) },
        'REENVIAR_KIT',
      );
      await start(kits.id, {});
      await run();
      expect((await undo(kits.id)).body.message).toBe('Esta ação em lote não pode ser desfeita.');
    });
  });

  const sheetOf = async (id: number) => {
    const r = await app.invoke('GET', `/agendamentos-lotes/${id}/planilha`, { token: mine });
    expect(r.status).toBe(200);
    const book = new excel.Workbook();
    await book.xlsx.load(r.raw as unknown as ArrayBuffer);
    return book.worksheets[0]?.getSheetValues().map((row) => (row as unknown[] | undefined)?.slice(1)) ?? [];
  };

  it('the results are a spreadsheet: who, what, why not', async () => {
    const [done = 0] = await many(1);
    const [over = 0] = await many(1, { status: S.CANCELADO });
    const { body: reviewed } = await review({ ids: [done, over] });
    await start(reviewed.id);
    await run();
    const [, header, ...rows] = await sheetOf(reviewed.id);
    expect(header).toEqual(['Código', 'Funcionário', 'Cliente', 'Resultado', 'Motivo', 'Quando']);
    expect(rows.map((row) => [row?.[0], row?.[3], row?.[4]])).toEqual(
      expect.arrayContaining([
        [done, 'Feito', undefined],
        [over, 'Não feito', "Indisponível para o status 'Cancelado'."],
      ]),
    );
  });

  it('an export is the list’s own spreadsheet of what was chosen, with its reader in the trail', async () => {
    const ids = await many(3);
    const { body: reviewed } = await review({ ids: ids.slice(0, 2) }, 'EXPORTAR');
    await start(reviewed.id, {});
    await run();
    const [, header, ...rows] = await sheetOf(reviewed.id);
    expect(header).toContain('Data do exame');
    expect(new Set(rows.map((row) => row?.[0]))).toEqual(new Set(ids.slice(0, 2)));
    expect(
      await query("select dado_de_saude from auditoria where recurso = 'lote' and acao = 'EXPORTAR'"),
    ).toContainEqual({ dado_de_saude: true });
  });

  it('more than the limit is refused in words, before anything is written', async () => {
    await query(
      `insert into agendamento (empresa_id, cliente_id, unidade_id, funcionario_id, tipo_exame_id, status_id, nome_funcionario, cpf_funcionario, nome_cliente)
       select 1, 1, 1, 1, 2, 1, 'João', '52998224725', 'Padaria Aurora' from generate_series(1, 5001)`,
    );
    const r = await review({ filtrosExtras: {} });
    expect([r.status, r.body.message]).toEqual([
      422,
      'São 5.001 agendamentos, e o máximo de uma vez é 5.000. Use os filtros para fazer em partes.',
    ]);
    expect(await query('select 1 from lote')).toEqual([]);
    const [one] = await query<{ id: number }>('select min(id)::int as id from agendamento');
    expect((await review({ filtrosExtras: {}, exceto: [one?.id] })).body).toMatchObject({
      total: 5000,
      podem: 5000,
    });
  });
});
