import { UNDO_LIFE } from '@apto/domain/messages';
import { STATUS as S, UNDO_GRACE } from '@apto/domain/status';
import { nowInSaoPaulo } from '@apto/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceAgendamentos } from '../src/life-cycle/advance.ts';
import { tellDueDeposits } from '../src/life-cycle/deposits.ts';
import { createTestApp, DATABASES, MONDAY_10AM, type TestApp } from './helpers.ts';
import { createPedido, DELETE_AGENDAMENTOS } from './pedido.ts';

const TEXT = {
  CANCELAR: [S.CANCELADO, 'Mudança de status para Cancelado. Motivo: engano'],
  DESISTIR: [S.DESISTENCIA_DE_VAGA, 'Mudança de status para Desistência de Vaga. Motivo: engano'],
  MARCAR_FALTA: [S.FALTA_CONSULTA, 'Pendência resolvida: Falta consulta'],
} as const;
type Action = keyof typeof TEXT;
interface Body {
  version: number;
  codigo: string;
  message: string;
  status: { id: number };
}

describe.each(DATABASES)("undo (issue 9 'Beyond the specification'), on %s", (database) => {
  let app: TestApp;
  let mine: string;
  let colleague: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    mine = await app.tokenFor(1);
    colleague = await app.tokenFor(2);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.goTo(MONDAY_10AM);
    await app.database.runScript(`${DELETE_AGENDAMENTOS} delete from outbox; delete from mensagem;`);
  });

  const query = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T>(text, values))).rows;
  const PLACE = '[2026-11-27 09:00, 2026-11-27 09:30)';
  const book = (id: number) =>
    query("insert into reserva (ambiente_id, periodo, tipo, agendamento_id) values (1, $1, 'RESERVA', $2)", [
      PLACE,
      id,
    ]);
  /** Scheduled on Friday at nine, with its place; once it was elsewhere. */
  const scheduled = async (): Promise<number> => {
    const id = await createPedido(app.database.db, {
      funcionarioId: 1,
      statusId: S.AGENDADO,
      prestadorId: 1,
    });
    await query(
      `update agendamento set data_agendamento = '2026-11-27', hora_agendamento = '09:00', quantidade_falta_consulta = 2,
         prazo_atendimento = '2026-11-24', autoagendamento = false where id = $1`,
      [id],
    );
    await query(
      `insert into reserva (ambiente_id, periodo, tipo, agendamento_id, ativa)
       values (1, '[2026-11-27 08:00, 2026-11-27 08:30)', 'RESERVA', $1, false)`,
      [id],
    );
    await book(id);
    return id;
  };
  const change = async (id: number, action: Action, token = mine) => {
    const [status, text] = TEXT[action];
    const body = { descricao: text, agendamento: id, status: { id: status } };
    const r = await app.invoke('POST', '/agendamento_status', { token, body });
    expect(r.status).toBe(201);
    return (r.body as { agendamento: { version: number } }).agendamento.version;
  };
  const undo = async (
    id: number,
    version: number,
    { token = mine, key }: { token?: string | null; key?: string } = {},
  ) => {
    const headers = { 'if-match': `"${version}"`, ...(key ? { 'idempotency-key': key } : {}) };
    const r = await app.invoke('POST', `/agendamentos/${id}/desfazer`, { token, headers });
    return { status: r.status, body: r.body as Body };
  };
  const state = async (id: number) => ({
    row: (
      await query(
        `select status_id, quantidade_falta_consulta, data_agendamento::text, hora_agendamento, prestador_id,
           prazo_atendimento::text, user_responsavel_id from agendamento where id = $1`,
        [id],
      )
    )[0],
    vagas: await query(
      'select ambiente_id, vaga, periodo::text, tipo from reserva where agendamento_id = $1 and ativa',
      [id],
    ),
  });
  const records = (id: number) =>
    query<{ acao: string; descricao: string; trail: string; autor_id: number }>(
      `select s.acao, s.descricao, t.acao as trail, s.autor_id from agendamento_status s
         join auditoria t on t.id = s.auditoria_id where s.agendamento_id = $1 order by s.id`,
      [id],
    );
  const count = async (table: 'mensagem' | 'agendamento_status', id: number) =>
    (await query<{ n: number }>(`select count(*)::int as n from ${table} where agendamento_id = $1`, [id]))[0]
      ?.n;

  it.each(Object.keys(TEXT) as Action[])(
    '%s: status, counter, limit and slot are as before, both records stand in timeline and trail, and nobody is told',
    async (action) => {
      const id = await scheduled();
      const before = await state(id);
      const version = await change(id, action);
      expect((await state(id)).vagas).toEqual([]);
      app.goTo(MONDAY_10AM + UNDO_LIFE + UNDO_GRACE);
      const undone = await undo(id, version);
      expect(undone).toMatchObject({
        status: 200,
        body: { id, version: version + 1, status: { id: S.AGENDADO }, quantidadeFaltaConsulta: 2 },
      });
      expect(await state(id)).toEqual(before);
      expect(await records(id)).toMatchObject([
        { acao: action, trail: action, autor_id: 1 },
        {
          acao: 'DESFAZER',
          trail: 'DESFAZER',
          autor_id: 1,
          descricao: expect.stringMatching(/desfeit[ao]\.$/),
        },
      ]);
      const told = (await app.invoke('GET', `/timeline/externa/${id}`, { token: mine })).body as {
        descricao: string;
        observacao: string;
      }[];
      expect(told.map((item) => item.descricao)).toEqual([
        'Agendado',
        { CANCELAR: 'Cancelado', DESISTIR: 'Desistência de Vaga', MARCAR_FALTA: 'Falta consulta' }[action],
      ]);
      expect(told[0]?.observacao).toMatch(/desfeit[ao]\./);
      // Neither the end told anybody, nor is what was told before told again.
      expect(await count('mensagem', id)).toBe(0);
      const events = await query('select 1 from outbox where agendamento_id = $1', [id]);
      expect(events).toHaveLength(2);
    },
  );

  it('from the attendant’s page as well: the version that the step answered is enough', async () => {
    const id = await createPedido(app.database.db, { funcionarioId: 1, statusId: S.EM_ANDAMENTO });
    const acted = await app.invoke('POST', `/painel-agendamento/${id}/acao`, {
      token: mine,
      body: { acao: 'CANCELAR', motivo: 'engano' },
      headers: { 'if-match': '"1"' },
    });
    expect(acted.status).toBe(200);
    const undone = await undo(id, (acted.body as Body).version);
    expect([undone.status, undone.body.status.id]).toEqual([200, S.EM_ANDAMENTO]);
  });

  /** Ended on the attendant's page, and taken back there. */
  const endAndUndo = async (id: number, action: 'CANCELAR' | 'DESISTIR') => {
    const acted = await app.invoke('POST', `/painel-agendamento/${id}/acao`, {
      token: mine,
      body: { acao: action, motivo: 'engano' },
      headers: { 'if-match': '"1"' },
    });
    expect(acted.status, JSON.stringify(acted.body)).toBe(200);
    const undone = await undo(id, (acted.body as Body).version);
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    return undone.body.status.id;
  };
  const told = (id: number) =>
    query(
      `select deposito_ate::text, deposito_avisado_em is not null as told, prazo_atendimento::text,
         atendimento_iniciado_em::text, user_responsavel_id from agendamento where id = $1`,
      [id],
    );

  it.each(['CANCELAR', 'DESISTIR'] as const)(
    '%s of a deposit: it waits again until the day that was told, rings once, and time still ends it',
    async (action) => {
      const id = await scheduled();
      await query(
        `update agendamento set status_id = $2, deposito_ate = '2026-11-24', deposito_avisado_em = null where id = $1`,
        [id, S.DEPOSITO_ANTECIPADO],
      );
      // Another last day than the clinic's terms give today: it was told, so it stays.
      const before = [await told(id), await state(id)];
      expect(await endAndUndo(id, action)).toBe(S.DEPOSITO_ANTECIPADO);
      expect([await told(id), await state(id)]).toEqual(before);
      const on = (day: string) => nowInSaoPaulo(Date.parse(`${day}T15:00:00Z`));
      expect(await tellDueDeposits(app.database, on('2026-11-23'))).toBe(0);
      expect(await tellDueDeposits(app.database, on('2026-11-24'))).toBe(1);
      expect(await tellDueDeposits(app.database, on('2026-11-24'))).toBe(0);
      await advanceAgendamentos(app.database, on('2026-11-26'));
      expect((await state(id)).row).toMatchObject({ status_id: S.DEPOSITO_ANTECIPADO });
      await advanceAgendamentos(app.database, on('2026-11-27'));
      expect((await state(id)).row).toMatchObject({ status_id: S.NAO_CONFIRMADO });
      expect((await records(id)).map((each) => each.acao)).toEqual([action, 'DESFAZER', 'VENCER_DEPOSITO']);
    },
  );

  it.each(['CANCELAR', 'DESISTIR'] as const)(
    '%s while it is being rescheduled: in the same hands, with the same limit, and time leaves it',
    async (action) => {
      const id = await scheduled();
      await query(
        `update agendamento set status_id = $2, user_responsavel_id = 1, atendimento_iniciado_em = '2026-11-23T12:00:00Z'
         where id = $1`,
        [id, S.REAGENDADO],
      );
      const before = [await told(id), await state(id)];
      expect(await endAndUndo(id, action)).toBe(S.REAGENDADO);
      expect([await told(id), await state(id)]).toEqual(before);
      // Time takes nothing of it: nobody is expected on a day that moves.
      await advanceAgendamentos(app.database, nowInSaoPaulo(Date.parse('2026-11-28T15:00:00Z')));
      expect((await records(id)).map((each) => each.acao)).toEqual([action, 'DESFAZER']);
      expect((await state(id)).row).toMatchObject({ status_id: S.REAGENDADO });
    },
  );

  it('twice is once: the same key answers the same, another one finds nothing to undo', async () => {
    const id = await scheduled();
    const version = await change(id, 'CANCELAR');
    const key = '0b6f3bb1-6d0e-4a79-8a11-7b1c6a1f5a01';
    const [first, again] = [await undo(id, version, { key }), await undo(id, version, { key })];
    expect(again).toEqual(first);
    expect(first.status).toBe(200);
    expect((await undo(id, version)).status).toBe(409);
    expect(await count('agendamento_status', id)).toBe(2);
    expect((await state(id)).vagas).toHaveLength(1);
  });

  it('two presses at the same moment undo once', async () => {
    const id = await scheduled();
    const version = await change(id, 'MARCAR_FALTA');
    const answers = await Promise.all([undo(id, version), undo(id, version)]);
    expect(answers.map((each) => each.status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await state(id)).row).toMatchObject({ quantidade_falta_consulta: 2 });
  });

  it('by somebody else, after the time, or after another change: refused in words, and nothing changes', async () => {
    const id = await scheduled();
    const version = await change(id, 'CANCELAR');
    const after = await state(id);
    expect(await undo(id, version, { token: colleague })).toMatchObject({
      status: 409,
      body: { message: 'Só quem fez a mudança pode desfazer. O agendamento continua cancelado.' },
    });
    expect(await undo(id, version - 1)).toMatchObject({
      status: 409,
      body: { codigo: 'VERSAO_DESATUALIZADA' },
    });
    app.goTo(MONDAY_10AM + UNDO_LIFE + UNDO_GRACE + 1);
    expect(await undo(id, version)).toMatchObject({
      status: 409,
      body: { message: 'O tempo para desfazer acabou. O agendamento continua cancelado.' },
    });
    expect(await state(id)).toEqual(after);
    expect(await count('agendamento_status', id)).toBe(1);
  });

  it('after the slot is somebody else’s: refused in words, and that booking stands', async () => {
    const id = await scheduled();
    const version = await change(id, 'CANCELAR');
    const other = await createPedido(app.database.db, { funcionarioId: 2, statusId: S.AGENDADO });
    await book(other);
    expect(await undo(id, version)).toMatchObject({
      status: 409,
      body: {
        codigo: 'FAIXA_INDISPONIVEL',
        message: 'O horário já foi ocupado por outra pessoa. O agendamento continua cancelado.',
      },
    });
    expect((await state(id)).row).toMatchObject({ status_id: S.CANCELADO });
    expect((await state(id)).vagas).toEqual([]);
    expect((await state(other)).vagas).toHaveLength(1);
  });

  it('a link that was revoked stays revoked, and the record says so', async () => {
    const id = await createPedido(app.database.db, { funcionarioId: 1 });
    const link = await app.employeeToken(id);
    const version = await change(id, 'DESISTIR');
    expect((await undo(id, version)).body.status.id).toBe(S.AUTOAGENDAMENTO);
    expect((await records(id)).at(-1)?.descricao).toBe(
      'Desistência desfeita. O link enviado antes não vale mais: envie outro.',
    );
    expect(
      await query('select 1 from token_autoagendamento where agendamento_id = $1 and revogado_em is null', [
        id,
      ]),
    ).toEqual([]);
    expect((await app.invoke('GET', '/autoagendamento', { token: link })).status).toBe(401);
  });

  it('a slot that the link kept comes back with the moment since when it is kept', async () => {
    const id = await createPedido(app.database.db, { funcionarioId: 1 });
    await query(
      `insert into reserva (ambiente_id, periodo, tipo, desde, expira_em, agendamento_id)
       values (1, $1, 'HOLD', '2026-11-23T12:50:00Z', '2026-11-23T13:10:00Z', $2)`,
      [PLACE, id],
    );
    const version = await change(id, 'DESISTIR');
    expect((await undo(id, version)).status).toBe(200);
    expect(
      await query(`select tipo, desde from reserva where agendamento_id = $1 and ativa`, [id]),
    ).toMatchObject([{ tipo: 'HOLD', desde: new Date('2026-11-23T12:50:00Z') }]);
    await expect(
      query(`insert into reserva (ambiente_id, periodo, tipo, expira_em) values (1, $1, 'HOLD', now())`, [
        '[2026-11-27 11:00, 2026-11-27 11:30)',
      ]),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('who lacks the permission is refused, other kinds of session do not enter, and a foreign id is not told from none', async () => {
    const id = await scheduled();
    const version = await change(id, 'CANCELAR');
    expect((await undo(id, version, { token: null })).status).toBe(401);
    expect((await undo(id, version, { token: await app.tokenFor(4) })).status).toBe(401);
    expect((await undo(id, version, { token: await app.tokenFor(3) })).status).toBe(403);
    expect((await undo(id, version, { token: await app.tokenFor(5) })).status).toBe(404);
    expect((await undo(999_999, version)).status).toBe(404);
    // The permission of the step itself, not just any of the three.
    await app.database.runScript(
      `update perfil set permissoes = '{gestao_medica_v3:view,gestamedica_agendamentos:desistencia}' where id = 2;
       update agendamento_status set autor_id = 3 where agendamento_id = ${id}`,
    );
    expect((await undo(id, version, { token: await app.tokenFor(3) })).status).toBe(403);
    await app.database.runScript(`update perfil set permissoes = '{gestao_medica_v3:view}' where id = 2`);
  });
});
