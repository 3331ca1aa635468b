import { accessOf, endpoint, ofUser } from '@apto/api-client';
import { CALLS } from '@apto/api-client/openapi';
import { sql } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { row } from '../src/db/rows.ts';
import { installErrorHandling } from '../src/platform/error-handling.ts';
import { writing } from '../src/platform/route.ts';
import type { Server } from '../src/platform/server.ts';
import { createPedido } from './pedido.ts';
import { manyPedido } from './pedidos.ts';
import { formWith } from './form.ts';
import { createTestApp, EACH_DATABASE, type TestApp } from './helpers.ts';

const REQUEST = {
  funcionario: 1,
  tipoExame: 2,
  dataSugestaoInicial: '2026-11-25',
  dataSugestaoFinal: '2026-11-26',
  questionarioRisco: 1,
  nomeSolicitante: 'Ana',
  emailSolicitante: 'ana@exemplo.com.br',
  telefoneSolicitante: '1133334444',
};

describe.each(EACH_DATABASE)('house plan, Server: Idempotency-Key, on %s', (database) => {
  let app: TestApp;
  let token: string;
  let employee: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    token = await app.tokenFor(1);
    employee = await app.employeeToken(await createPedido(app.database.db, { funcionarioId: 1 }));
  });
  afterAll(() => app.close());

  const create = (key: string) =>
    app.invoke('POST', '/autoagendamento', { token, body: REQUEST, headers: { 'idempotency-key': key } });
  const keys = async (key: string) =>
    (
      await app.database.rawTransaction((c) =>
        c.query<{ status: number | null }>('select status from idempotencia where chave = $1', [key]),
      )
    ).rows;

  it.each(CALLS.filter((c) => c.idempotent).map((c) => [c.id, c] as const))(
    '%s is no call without one: refused before anything else of the request is looked up',
    async (_, call) => {
      const form =
        FORMS[call.id] && (await formWith({ name: 'a.pdf', content: '%PDF-1.4\n%%EOF' }, FORMS[call.id]));
      const r = await app.server.app.inject({
        method: call.method,
        url: `/api${call.path.replace(/:\w+/g, '1')}`,
        headers: {
          authorization: `Bearer ${accessOf(call, 'interna') ? token : accessOf(call, 'prestador') ? await app.tokenFor(4) : employee}`,
          ...(call.ifMatch ? { 'if-match': '1' } : {}),
          ...(form ? { 'content-type': form.type } : {}),
        },
        payload: form ? form.payload : (VALID[call.id] as object),
      });
      expect([r.statusCode, r.json()]).toMatchObject([
        400,
        { details: { response: { campos: [{ campo: 'Idempotency-Key' }] } } },
      ]);
    },
  );

  it('ten twins ask SOC once, and all get the one answer', async () => {
    const asked = vi.spyOn(app.server.gateways.soc, 'riscos');
    try {
      const answers = await Promise.all(Array.from({ length: 10 }, () => create('gemeos-fora')));
      expect(asked).toHaveBeenCalledTimes(1);
      expect(new Set(answers.map((r) => r.status))).toEqual(new Set([201]));
      expect(new Set(answers.map((r) => (r.body as { id: number }).id)).size).toBe(1);
      expect(answers.filter((r) => r.headers['idempotent-replay'] === 'true')).toHaveLength(9);
    } finally {
      asked.mockRestore();
    }
  });

  it('another body under a key whose call still runs is 422 at once', async () => {
    await app.database.db
      .execute(sql`insert into idempotencia (chave, ator, chamada, request_hash, claim, lease_until, empresa_id)
      values ('outro-corpo', 'u:1', 'createAutoagendamento', 'x', 'alguem', now() + interval '1 minute', 1)`);
    const r = await create('outro-corpo');
    expect([r.status, (r.body as { codigo: string }).codigo]).toEqual([422, 'CHAVE_REUTILIZADA']);
  });

  it('a refusal lets the key go: the same request passes once what refused it is gone', async () => {
    const outside = vi.spyOn(app.server.gateways.soc, 'riscos').mockRejectedValueOnce(new Error('SOC'));
    expect((await create('recusado-antes')).status).toBeGreaterThanOrEqual(500);
    expect(await keys('recusado-antes')).toEqual([]);
    expect((await create('recusado-antes')).status).toBe(201);
    outside.mockRestore();
  });

  it('who took the key and died holds it until its lease ends, then the next try goes on', async () => {
    // Everything of the crash but the crash: the claim of a process that is no more.
    await app.database.rawTransaction((c) =>
      c.query(
        `insert into idempotencia (chave, ator, chamada, request_hash, claim, lease_until, empresa_id)
         select 'morreu-no-meio', ator, chamada, request_hash, 'morto', now() + interval '1 minute', empresa_id
         from idempotencia where chave = 'recusado-antes'`,
      ),
    );
    const asked = vi.spyOn(app.server.gateways.soc, 'riscos');
    // Each look at the time is a second later: its four seconds pass in four steps.
    let now = app.server.clock();
    const clock = vi.spyOn(app.server, 'clock').mockImplementation(() => (now += 1_000));
    const held = await create('morreu-no-meio');
    clock.mockRestore();
    expect([held.status, (held.body as { codigo: string }).codigo]).toEqual([409, 'CONFLITO']);
    expect(asked).not.toHaveBeenCalled();
    await app.database.db.execute(
      sql`update idempotencia set lease_until = now() - interval '1 second' where chave = 'morreu-no-meio'`,
    );
    expect((await create('morreu-no-meio')).status).toBe(201);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  it('who comes back after its lease, when another holds the key, writes nothing', async () => {
    const before = await total();
    const real = app.server.gateways.soc.riscos.bind(app.server.gateways.soc);
    const slow = vi.spyOn(app.server.gateways.soc, 'riscos').mockImplementationOnce(async (id) => {
      await app.database.db.execute(
        sql`update idempotencia set claim = 'outro' where chave = 'voltou-tarde'`,
      );
      return real(id);
    });
    expect((await create('voltou-tarde')).status).toBe(409);
    expect(await total()).toBe(before);
    expect(await keys('voltou-tarde')).toEqual([{ status: null }]);
    slow.mockRestore();
  });

  const total = async () =>
    (
      await app.database.rawTransaction((c) =>
        c.query<{ n: number }>('select count(*)::int as n from agendamento'),
      )
    ).rows[0]?.n;
});

/** Bodies that the declarations let through: only the key is missing. */
const AGENDAMENTO = {
  quemAgenda: 1,
  quemAvisa: 'SOLICITANTE',
  nomeSolicitante: 'Ana',
  emailSolicitante: 'ana@empresa.com.br',
  telefoneSolicitante: '11987654321',
  procedimentos: [1],
  funcionario: 1,
  cliente: 1,
  status: { id: 1 },
  telefoneFuncionario: '11987654321',
  emailFuncionario: '',
  dataSugestaoInicial: '2026-12-01',
  dataSugestaoFinal: '2026-12-03',
  tipoExame: 2,
  prestador: 1,
  cidade: 3550308,
  periodo: 3,
};

const VALID: Record<string, unknown> = {
  createAgendamentos: AGENDAMENTO,
  savePreSolicitacao: AGENDAMENTO,
  requestPreSolicitacoes: [1],
  bookReservas: [{ prestadorId: 1, examesIds: [1], itens: [] }],
  reviewBulk: { acao: 'CANCELAR', selecao: { ids: [1] } },
  startBulk: {},
  reviewMany: manyPedido({ dataSugestaoInicial: '2026-12-01', dataSugestaoFinal: '2026-12-03' }),
  closeAgendaDay: {
    fechamento: { data: '2026-11-26', inicio: null, fim: null },
    motivo: 'x',
    afetados: [],
    remarcar: [{ agendamentoId: 1, data: '2026-11-27', horarioChegada: '08:00', ambienteId: 1 }],
  },
  moveReserva: {
    prestadorId: 1,
    de: { data: '2026-11-26', hora: '08:00', ambienteId: 1 },
    para: { data: '2026-11-26', hora: '09:00', ambienteId: 1 },
    motivo: 'x',
  },
  mapImport: { colunas: [] },
  startImport: { modo: 'TUDO' },
  createRegistryRecord: {},
  createUser: {
    name: 'Ana',
    email: 'ana@exemplo.com.br',
    profileId: 1,
    acessoTodosClientes: true,
    clientes: [],
    acessoTodasUnidades: true,
    unidades: [],
  },
  createProfile: { name: 'Atendente', permissoes: [] },
  acceptClinicNotes: { ids: [1] },
  sendRegistration: {
    values: {
      name: 'Clínica',
      cnpj: '12ABC34501DE35',
      email: 'a@b.com.br',
      phone: '11987654321',
      zipCode: '01310100',
      street: 'Rua',
      number: '1',
      neighborhood: 'Centro',
      idCity: 3550308,
      metodoPagamento: 'PIX',
      chavePix: 'a@b.com.br',
    },
    openingHours: [
      {
        weekDay: 1,
        serviceTypeAm: 'ORDEM_CHEGADA',
        serviceTypePm: null,
        startHourAm: '08:00',
        endHourAm: '12:00',
        startHourPm: null,
        endHourPm: null,
        atendimentoMatutino: true,
        atendimentoVespertino: false,
      },
    ],
  },
  inviteClinic: { name: 'x', cnpj: '12ABC34501DE35', idCity: 3550308, email: 'a@b.com.br' },
  requestRegistration: { email: 'a@b.com.br' },
  decideRegistration: { decisoes: [], afetados: [], versoes: { prestador: 1, agenda: 1 } },
  noteAsClinic: { observacaoPrestador: 'x' },
  changeStatus: { descricao: 'Cancelado', agendamento: 1, status: { id: 10 } },
  startAtendimento: {},
  startNextAtendimento: {},
  returnAtendimento: {},
  takeOverAtendimento: { responsavelId: 2 },
  createAutoagendamento: REQUEST,
  generateAutoagendamentoToken: { cpf: '52998224725', agendamentoId: 1 },
  sendAutoagendamentoLink: { formaEnvio: 'EMAIL', email: 'a@b.com.br', cpf: '52998224725', agendamentoId: 1 },
  confirmAgendamento: { agendamentoId: 1, periodo: 1, dataAgendamento: '2026-11-25' },
  releasePrestador: { idPrestador: 1, idCliente: 1 },
  answerAsClinic: { acao: 'CONFIRMAR_PELO_PRESTADOR' },
  attendRequest: { acao: 'ENTREGAR_KIT' },
  answerAsEmployee: { acao: 'CONFIRMAR_PELO_FUNCIONARIO' },
  askToWait: {},
  acceptOffer: { oferta: 1 },
  refuseOffer: { oferta: 1 },
};

/** The same, of the calls that take a form. */
const FORMS: Record<string, Record<string, string | number>> = {
  uploadFile: {},
  createImport: { clienteId: 1, tipo: 'SETORES' },
  attachToRegistration: { tipo: 'ALVARA' },
  attachFile: { origem: 'AGENDAMENTO', origemId: 1, tipo: 'Outro' },
};

describe('house plan, Server: a write may ask for an isolation level', () => {
  let world: TestApp;
  let app: FastifyInstance;
  let token: string;
  beforeAll(async () => {
    world = await createTestApp({ database: 'postgres' });
    token = await world.tokenFor(1);
    await world.database.runScript(
      'create table plantao (nome text primary key, presente boolean not null); grant select, update on plantao to apto_app',
    );
    app = fastify();
    installErrorHandling(app);
    const server: Server = { ...world.server, app, served: new Set() };
    for (const isolation of ['read committed', 'serializable'] as const) {
      let meeting = Promise.withResolvers<void>();
      let arrived = 0;
      const call = endpoint({
        id: `sair-${isolation}`,
        method: 'PUT',
        path: `/sair/${isolation.replace(' ', '-')}`,
        access: { interna: ofUser },
        body: z.object({ name: z.string() }),
        answer: z.object({ left: z.boolean() }),
        summary: 'Sai do plantão se outro fica',
        source: 'própria',
      });
      // Each sees the other present, and both leave: the rule that no row's lock holds.
      writing(
        server,
        call,
        async ({ body }, ctx) => {
          const others = await row(
            ctx.db,
            z.strictObject({ n: z.number() }),
            sql`select count(*)::int as n from plantao where presente and nome <> ${body.name}`,
          );
          arrived += 1;
          if (arrived === 2) meeting.resolve();
          await meeting.promise;
          if (others?.n === 0) return { left: false };
          await ctx.db.execute(sql`update plantao set presente = false where nome = ${body.name}`);
          return { left: true };
        },
        { isolation },
      );
    }
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await world.close();
  });

  it.each([
    ['read committed', 2],
    ['serializable', 1],
  ] as const)('%s: of two who may leave only while the other stays, %i leave', async (isolation, leave) => {
    await world.database.runScript(
      "delete from plantao; insert into plantao values ('ana', true), ('bia', true)",
    );
    const answers = await Promise.all(
      ['ana', 'bia'].map((name) =>
        app.inject({
          method: 'PUT',
          url: `/api/sair/${isolation.replace(' ', '-')}`,
          headers: { authorization: `Bearer ${token}` },
          payload: { name },
        }),
      ),
    );
    expect(answers.map((r) => r.statusCode)).toEqual([200, 200]);
    expect(answers.filter((r) => r.json<{ left: boolean }>().left)).toHaveLength(leave);
  });
});
