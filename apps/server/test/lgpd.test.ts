import { accessOf, hasHealthData } from '@apto/api-client';
import { CALLS } from '@apto/api-client/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMessage } from '../src/jobs/delivery.ts';
import { saveMessage } from '../src/platform/records.ts';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { createPedido } from './pedido.ts';
import { pedido } from './pedidos.ts';

/** Rows that go with the row above them, or forget it. None of them is an occupational record. */
const NOT_KEPT = [
  'agenda → ambiente: c',
  'agenda → prestador: c',
  'agenda_excecao → agenda: c',
  'agenda_periodo → agenda: c',
  'agenda_procedimento → agenda: c',
  'ambiente → prestador: c',
  'atividade_parecer → atividade_especifica: c',
  'atividade_procedimento → atividade_especifica: c',
  'boletim_leitura → boletim: c',
  'boletim_leitura → usuario: c',
  'cargo_atividade → cargo: c',
  'epc_risco → epc: c',
  'espera → agendamento: c',
  'filtro_salvo → usuario: c',
  'fonte_geradora_risco → fonte_geradora: c',
  'importacao_criado → importacao: c',
  'importacao_linha → importacao: c',
  'lote_item → lote: c',
  'medida_adm_engenharia_risco → medida_adm_engenharia: c',
  'mensagem → agendamento: n',
  'notificacao → agendamento: c',
  'notificacao → boletim: c',
  'notificacao → importacao: c',
  'notificacao → lote: c',
  'notificacao → pedido_lote: c',
  'notificacao → prestador: c',
  'notificacao → usuario: c',
  'oferta → agendamento: c',
  'oferta → ambiente: c',
  // With its company, and with its appointment.
  'oferta → espera: c',
  'oferta → espera: c',
  'oferta → prestador: c',
  'pedido_lote_item → pedido_lote: c',
  'presenca_agenda → prestador: c',
  'prestador_cadastro → prestador: c',
  'prestador_cliente → prestador: c',
  'prestador_exame → prestador: c',
  'prestador_exame_cliente → prestador: c',
  'prestador_ferias → prestador: c',
  'prestador_horario → prestador: c',
  'sessao → agendamento: c',
  'sessao → token_autoagendamento: c',
  'sessao → usuario: c',
  // Where a session is now, beside whose it is.
  'sessao → usuario: c',
  'token_autoagendamento → agendamento: c',
  'usuario_cliente → usuario: c',
  'usuario_codigo_reserva → usuario_segundo_fator: c',
  'usuario_convite → usuario: c',
  'usuario_recuperacao → usuario: c',
  'usuario_segundo_fator → usuario: c',
  'usuario_unidade → usuario: c',
];

describe.each(DATABASES)('LGPD art. 11 and 15, on %s', (database) => {
  let app: TestApp;
  let token: string;
  let id: number;
  beforeAll(async () => {
    app = await createTestApp({ database });
    token = await app.tokenFor(1);
    const created = await app.invoke('POST', '/agendamentos', {
      token,
      body: pedido({ pcd: true, direcionarParaAtendente: true }),
    });
    ({ id } = created.body as { id: number });
  });
  afterAll(() => app.close());

  const query = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T>(text, values))).rows;
  /** What the trail gained while `fn` ran. */
  const recorded = async (fn: () => Promise<unknown>) => {
    const [last] = await query<{ id: number }>('select coalesce(max(id), 0)::int as id from auditoria');
    await fn();
    return query<{ acao: string; recurso: string; recurso_id: number | null; detalhes: unknown }>(
      'select acao, recurso, recurso_id, detalhes from auditoria where id > $1 and dado_de_saude order by id',
      [last?.id],
    );
  };
  const read = (url: string) => async () => {
    const r = await app.invoke('GET', url, { token });
    expect(r.status).toBe(200);
    return r;
  };

  it('reading an employee, whose deficiency it answers, is in the trail', async () => {
    expect(await recorded(read('/customer/employees/1'))).toEqual([
      { acao: 'LER', recurso: 'funcionario', recurso_id: 1, detalhes: null },
    ]);
  });

  it('a list is one row that names everyone whose data it showed', async () => {
    expect(
      await recorded(read('/customer/employees/funcionarios-por-situacao/ATIVO?customerId=1&limit=2')),
    ).toEqual([{ acao: 'LER', recurso: 'funcionario', recurso_id: null, detalhes: { ids: [1, 2] } }]);
    const other = await createPedido(app.database.db, { funcionarioId: 4 });
    expect(await recorded(read('/agendamentos?limit=2&sort=createdAt%20ASC'))).toEqual([
      { acao: 'LER', recurso: 'agendamento', recurso_id: null, detalhes: { ids: [id, other] } },
    ]);
  });

  it('a list that shows nobody leaves no row', async () => {
    expect(await recorded(read('/agendamentos?filter=["Ninguém com este nome"]'))).toEqual([]);
  });

  it('what the handler wrote down itself is not written twice', async () => {
    expect(await recorded(read(`/agendamentos/${id}`))).toEqual([
      { acao: 'LER', recurso: 'agendamento', recurso_id: id, detalhes: null },
    ]);
  });

  describe('a write answers the record, and who was shown it is in the trail', () => {
    const EMPLOYEE = '/cadastros/employee/1';
    const READ = { acao: 'LER', recurso: 'funcionario', recurso_id: 1, detalhes: null };
    const change = (path: string, body: object) => async () => {
      const { body: known } = await app.invoke('GET', EMPLOYEE, { token });
      const headers = { 'if-match': String((known as { version: number }).version) };
      const r = await app.invoke('PATCH', path, { token, headers, body });
      expect([r.status, (r.body as { values?: object }).values ?? r.body]).toEqual([
        200,
        expect.objectContaining({ pcd: expect.any(Boolean) }),
      ]);
    };
    /** The change's own rows: before it, the record's version is read. */
    const written = async (fn: () => Promise<unknown>) => {
      const [first, ...rows] = await recorded(fn);
      expect(first).toEqual(READ);
      return rows;
    };

    it.each([
      ['that changes nothing', change(EMPLOYEE, {})],
      ['of the phone', change(EMPLOYEE, { phone: '11987650001' })],
      ['of the phone that it has', change(EMPLOYEE, { phone: '11987650001' })],
      ["at the document's own path", change('/customer/employees/1', {})],
    ])('%s', async (_, fn) => {
      expect(await written(fn)).toEqual([READ]);
    });

    it('and is there once where the write is one of health itself', async () => {
      const known = await app.invoke('GET', EMPLOYEE, { token });
      const { values } = known.body as { values: { pcd: boolean } };
      const sent = values.pcd ? { pcd: false, deficiency: null } : { pcd: true, deficiency: 'FISICA' };
      const rows = await written(change(EMPLOYEE, sent));
      expect(rows.map((row) => row.acao)).toEqual(['ALTERAR']);
    });
  });

  it('every call whose answer carries health data is one of staff: the trail has a name', () => {
    const calls = CALLS.filter((call) => hasHealthData(call.answer));
    expect(calls.map((call) => call.id).sort()).toEqual([
      'activateRegistryRecord',
      'changeRegistryRecord',
      'createRegistryRecord',
      'deactivateRegistryRecord',
      'editAgendamento',
      'funcionarioDetails',
      'funcionariosBySituation',
      'getAgendamento',
      'getAttendedRequest',
      'getFuncionario',
      'getPreSolicitacao',
      'getRegistryRecord',
      'internalTimeline',
      'listAgendamentos',
      'listClinicNotes',
      'listMail',
      'listNotifications',
      'listPreSolicitacoes',
      'listQueue',
      'savePreSolicitacao',
    ]);
    for (const call of calls) expect(accessOf(call, 'interna'), call.id).toBeDefined();
  });

  it.each([
    ['EMAIL', 'maria.silva@exemplo.com.br', 'm***@exemplo.com.br'],
    ['WHATSAPP', '11987654321', '*******4321'],
  ] as const)('the address of a delivered %s is kept no longer than its use', async (channel, to, masked) => {
    const message = await saveMessage(app.database.db, app.config.keyRing, {
      canal: channel,
      destino: to,
      corpo: 'Olá',
      tipo: 'TESTE',
    });
    const stored = () => query<{ destino: string }>('select destino from mensagem where id = $1', [message]);
    expect(await stored()).toEqual([{ destino: to }]);
    await deliverMessage(
      { database: app.database, config: app.config, gateways: app.server.gateways },
      message,
      false,
    );
    expect(await stored()).toEqual([{ destino: masked }]);
  });

  it('the address of a message that was given up is not kept either', async () => {
    const message = await saveMessage(app.database.db, app.config.keyRing, {
      canal: 'EMAIL',
      destino: 'nunca@exemplo.com.br',
      corpo: 'Olá',
      tipo: 'TESTE',
    });
    const email = { send: () => Promise.reject(new Error('fora do ar')) };
    const deliver = (last: boolean) =>
      deliverMessage(
        { database: app.database, config: app.config, gateways: { ...app.server.gateways, email } },
        message,
        last,
      );
    const stored = () => query<{ destino: string }>('select destino from mensagem where id = $1', [message]);
    await expect(deliver(false)).rejects.toThrow('fora do ar');
    expect(await stored()).toEqual([{ destino: 'nunca@exemplo.com.br' }]);
    await expect(deliver(true)).rejects.toThrow('fora do ar');
    expect(await stored()).toEqual([{ destino: 'n***@exemplo.com.br' }]);
  });

  it('no occupational record goes because the row above it does', async () => {
    const found = await query<{ name: string }>(
      `select conrelid::regclass || ' → ' || confrelid::regclass || ': ' || confdeltype::text as name
       from pg_constraint where contype = 'f' and confdeltype in ('c', 'n', 'd') and connamespace = 'public'::regnamespace`,
    );
    expect(found.map((k) => k.name).sort()).toEqual(NOT_KEPT);
  });

  it.each(['agendamento', 'funcionario', 'cliente', 'prestador', 'empresa'])(
    'a %s with records cannot be deleted',
    async (table) => {
      await expect(query(`delete from ${table}`)).rejects.toThrow(/foreign key|violates RESTRICT/);
    },
  );
});
