import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readClinic } from '../src/agendas/repository.ts';
import { clinicFaixas } from '../src/agendas/faixas.ts';
import { reserveFaixa } from '../src/reservas/repository.ts';
import { nowInSaoPaulo } from '@apto/domain/time';
import { createTestApp, EACH_DATABASE, MONDAY_10AM, type TestApp } from './helpers.ts';
import { createPedido } from './pedido.ts';
import { row, rows } from './sql.ts';

/** A Wednesday on which room 1 has slots. */
const DAY = '2026-11-25';
const SLOT = `[${DAY} 08:30, ${DAY} 09:00)`;

describe.each(EACH_DATABASE)('a place by agendas that were read, on %s', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());

  it('is not taken where they are others meanwhile: the transaction runs again and reads them anew', async () => {
    const agendamentoId = await createPedido(app.database.db, { funcionarioId: 1, prestadorId: 1 });
    const now = nowInSaoPaulo(MONDAY_10AM);
    const days = { start: DAY, end: DAY };
    const read: number[] = [];
    const isTaken = await app.database.ofEmpresa(1).transaction(async (tx) => {
      const clinic = await readClinic(tx, { id: 1, empresaId: 1 }, days, null);
      const [faixa] = clinic ? await clinicFaixas(tx, clinic, days, 3, now) : [];
      if (!clinic || !faixa) throw new Error('Sem horário livre.');
      read.push(clinic.agendaVersao);
      if (read.length === 1)
        await tx.execute(sql`update prestador set agenda_versao = agenda_versao + 1 where id = 1`);
      // Each attempt undoes what the one before it wrote, this change too.
      return reserveFaixa(tx, now, { agendamentoId }, { clinic, faixa });
    });
    expect([isTaken, read]).toEqual([true, [1, 1]]);
  });
});

describe('a clinic’s day is closed while a booking into it is on its way', () => {
  let app: TestApp;
  let staff: string;
  let other: Client;
  beforeAll(async () => {
    app = await createTestApp({ database: 'postgres' });
    staff = await app.tokenFor(1);
    other = new Client(app.url ?? '');
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await app.close();
  });
  beforeEach(() =>
    app.database.runScript(
      'delete from reserva; delete from agenda_excecao; update prestador set agenda_versao = 1',
    ),
  );

  const book = (agendamentoId: number) =>
    app.invoke('POST', '/autoagendamento/solicitante-confirmar-agendamento', {
      token: staff,
      body: { agendamentoId, periodo: 1, dataAgendamento: DAY, horarioAgendamento: '08:30', ambienteId: 1 },
    });
  const close = () =>
    app.invoke('PUT', '/agendas/prestador/1', {
      token: staff,
      headers: { 'if-match': '"1"' },
      body: {
        change: { tipo: 'FECHAMENTO', data: DAY, inicio: null, fim: null, ambienteId: null },
        afetados: [],
      },
    });
  /** Until as many statements wait for somebody else's lock; asked outside `other`, whose transaction looks only once. */
  const untilWaiting = async (n: number): Promise<void> => {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await rows(app.database.db, waiting)).length < n) await pause(5);
  };
  const standing = () =>
    row(
      app.database.db,
      sql`select (select count(*)::int from reserva where ativa and tipo = 'RESERVA') as booked,
        (select count(*)::int from agenda_excecao where not atende) as closed`,
    );

  it('a booking that read the day open and finds it closed hears a 409 with slots of other days', async () => {
    const id = await createPedido(app.database.db, { funcionarioId: 1, prestadorId: 1 });
    const agendas = await rows<{ id: number }>(
      app.database.db,
      sql`select id from agenda where prestador_id = 1`,
    );
    await other.query('begin');
    await other.query('select 1 from prestador where id = 1 for update');
    const booking = book(id);
    // Without the lock it would be in by now.
    await Promise.race([untilWaiting(1), booking]);
    for (const agenda of agendas)
      await other.query(`insert into agenda_excecao (agenda_id, data, atende) values ($1, $2, false)`, [
        agenda.id,
        DAY,
      ]);
    await other.query('update prestador set agenda_versao = 2 where id = 1');
    await other.query('commit');
    const { status, body } = await booking;
    const { codigo: code, details } = body as {
      codigo: string;
      details: { response: { maisProximas: { data: string }[] } };
    };
    expect([status, code]).toEqual([409, 'FAIXA_INDISPONIVEL']);
    expect(details.response.maisProximas.map(({ data }) => data)).not.toContain(DAY);
    expect(await standing()).toEqual({ booked: 0, closed: agendas.length });
  });

  it('a closing waits for the booking that is being written, and is told of it', async () => {
    const id = await createPedido(app.database.db, { funcionarioId: 2, prestadorId: 1 });
    await other.query('begin');
    await other.query(
      `insert into reserva (ambiente_id, vaga, periodo, tipo, desde, expira_em)
       values (1, 1, $1, 'HOLD', '2026-11-23T13:00:00Z', '2026-11-23T14:00:00Z')`,
      [SLOT],
    );
    const booking = book(id);
    await untilWaiting(1);
    const closing = close();
    await Promise.race([untilWaiting(2), closing]);
    await other.query('rollback');
    expect((await booking).status).toBe(201);
    const { status, body } = await closing;
    expect([status, (body as { codigo: string }).codigo]).toEqual([409, 'CONFLITO']);
    expect(await standing()).toEqual({ booked: 1, closed: 0 });
  });
});
