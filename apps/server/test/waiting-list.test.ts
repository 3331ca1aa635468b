import { STATUS } from '@apto/domain/status';
import { nowInSaoPaulo } from '@apto/domain/time';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prepareMessages } from '../src/outgoing/prepare.ts';
import { decrypt } from '../src/platform/cipher.ts';
import { openSession } from '../src/platform/authentication.ts';
import { noJobs, type QueuedMessage } from '../src/platform/jobs.ts';
import { offerPlaces } from '../src/waiting-list/offer.ts';
import { createTestApp, DATABASES, MONDAY_10AM, type Answer, type TestApp } from './helpers.ts';
import { createPedido, DELETE_AGENDAMENTOS } from './pedido.ts';
import { rows } from './sql.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Wednesday: Monday and Tuesday are before it, and the request begins on Tuesday. */
const WEDNESDAY = '2026-11-25';
const TUESDAY = '2026-11-24';

type Way = 'aceitar' | 'recusar';
interface Wait {
  situacao: string;
  impedimento: string | null;
  cabe: boolean;
  oferta: { id: number; data: string; horario: string; expiraEm: string; segundos: number } | null;
}

describe.each(DATABASES)("issue 10 'Waiting list', on %s", (name) => {
  let app: TestApp;
  let staff: string;
  let present = MONDAY_10AM;
  const goTo = (ms: number): void => {
    present = ms;
    app.goTo(ms);
  };
  const look = (ms = present): Promise<number> => {
    goTo(ms);
    return offerPlaces({ database: app.database, config: app.config, jobs: noJobs }, nowInSaoPaulo(ms));
  };
  const post = (url: string, token: string, body: object = {}) => app.invoke('POST', url, { token, body });
  // A session ends sooner than an offer: each look at the page is an entry of its own.
  const enter = async (id: number): Promise<string> => {
    const [link] = await rows<{ id: number }>(
      app.database.db,
      sql`select id from token_autoagendamento where agendamento_id = ${id} and tipo = 'AGENDAR'`,
    );
    return openSession(app.database.db, app.config.keyRing, present, {
      kind: 'autoagendamento',
      agendamentoId: id,
      tokenId: link?.id,
    });
  };
  const waitOf = async (id: number): Promise<Wait> =>
    (await app.invoke('GET', '/autoagendamento/espera', { token: await enter(id) })).body as Wait;
  const ask = async (id: number) => post('/autoagendamento/espera', await enter(id));
  const leave = async (id: number) =>
    app.invoke('DELETE', '/autoagendamento/espera', { token: await enter(id) });
  const offerOf = async (who: number): Promise<string | null> => {
    const { oferta } = await waitOf(who);
    return oferta && `${oferta.data} ${oferta.horario}`;
  };
  const answer = async (who: number, how: Way, id?: number): Promise<Answer> =>
    post(`/autoagendamento/espera/${how}`, await enter(who), {
      oferta: id ?? (await waitOf(who)).oferta?.id ?? 1,
    });
  const codeOf = (r: Answer) => [r.status, (r.body as { codigo?: string }).codigo];
  const run = (text: string) => app.database.rawTransaction((c) => c.query(text));

  /** Booked at clinic 1, by the link. */
  async function book(funcionarioId: number, time: string, day = WEDNESDAY, period = 1): Promise<number> {
    const id = await createPedido(app.database.db, { funcionarioId, prestadorId: 1 });
    const token = await app.employeeToken(id);
    const r = await post('/autoagendamento/solicitante-confirmar-agendamento', token, {
      agendamentoId: id,
      periodo: period,
      dataAgendamento: day,
      horarioAgendamento: time,
    });
    expect(r.status).toBe(201);
    return id;
  }

  /** Everything of Tuesday and of Wednesday until noon is taken, but what is named. */
  async function fill(...free: string[]): Promise<void> {
    const others = await createPedido(app.database.db, { funcionarioId: 6, prestadorId: 1 });
    await app.database.db.execute(
      sql`insert into reserva (ambiente_id, vaga, periodo, tipo, agendamento_id)
          select 1, 1, tsrange(at, at + interval '30 minutes'), 'RESERVA', ${others}::int
          from generate_series(${TUESDAY}::timestamp, ${WEDNESDAY}::timestamp, interval '1 day') day,
            generate_series(day + interval '8 hours', day + interval '16 hours 30 minutes', interval '30 minutes') at
          where to_char(at, 'YYYY-MM-DD HH24:MI') <> all(string_to_array(${free.join()}, ','))
          on conflict do nothing`,
    );
  }
  const open = (day: string, time: string) =>
    app.database.db.execute(
      sql`update reserva set ativa = false where ativa and lower(periodo) = ${`${day} ${time}`}::timestamp`,
    );
  const held = async (): Promise<string[]> =>
    (
      await rows<{ at: string }>(
        app.database.db,
        sql`select agendamento_id || ' ' || to_char(lower(periodo), 'YYYY-MM-DD HH24:MI') as at
            from reserva where ativa and tipo = 'HOLD' order by 1`,
      )
    ).map(({ at }) => at);
  const messages = async (id: number, kind = 'OFERTA_HORARIO'): Promise<string[]> =>
    (
      await rows<{ corpo_cifrado: string }>(
        app.database.db,
        sql`select corpo_cifrado from mensagem where agendamento_id = ${id} and tipo = ${kind} order by id`,
      )
    ).map(({ corpo_cifrado: sealed }) => decrypt(app.config.keyRing, sealed));
  const told = async (id: number): Promise<string[]> =>
    (
      (await app.invoke('GET', `/timeline/externa/${id}`, { token: await app.tokenFor(1) })).body as {
        descricao: string;
        observacao: string | null;
      }[]
    ).map((event) => `${event.descricao}: ${event.observacao?.split('\n')[0] ?? ''}`);

  beforeAll(async () => {
    app = await createTestApp({ database: name });
    staff = await app.tokenFor(1);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    goTo(MONDAY_10AM);
    await run('delete from mensagem');
    await app.database.rawTransaction((c) => c.script(DELETE_AGENDAMENTOS));
    await run('delete from limite_tentativa');
  });

  it('a place that opens goes to the first who waits, for half an hour, with a message and a hold', async () => {
    const [first, second] = [await book(1, '11:00'), await book(2, '11:30')];
    await fill();
    for (const who of [first, second]) {
      expect((await ask(who)).body).toMatchObject({ situacao: 'ESPERANDO', cabe: true, impedimento: null });
      goTo(present + MINUTE);
    }
    expect(await look()).toBe(0);
    await open(TUESDAY, '08:30');
    expect(await look()).toBe(1);
    expect(await waitOf(first)).toMatchObject({
      situacao: 'OFERTA',
      oferta: { data: TUESDAY, horario: '08:30', segundos: 30 * 60 },
    });
    expect(await waitOf(second)).toMatchObject({ situacao: 'ESPERANDO', oferta: null });
    expect(await held()).toEqual([`${first} ${TUESDAY} 08:30`]);
    const [message = ''] = await messages(first);
    expect(message).toContain('terça-feira, 24 de novembro de 2026, às 08:30, em Clínica Horário');
    expect(message).toContain('só para você até as 10:32 de hoje');
    expect(message).toMatch(/login\?token=[0-9A-Z-]{34}/);
    // Again nothing: it is one offer, and the place is not free.
    expect(await look(present + MINUTE)).toBe(0);
    expect(await messages(first)).toHaveLength(1);
  });

  it('of the first place that the request allows nothing is before it, booked or not', async () => {
    goTo(MONDAY_10AM - 3 * HOUR);
    const [first, second] = [await book(1, '08:00', TUESDAY), await book(2, '08:30', TUESDAY)];
    expect((await waitOf(first)).impedimento).toBe(
      'O seu já é o primeiro horário que o pedido permite nesta clínica.',
    );
    expect((await ask(first)).status).toBe(409);
    expect((await ask(second)).body).toMatchObject({ situacao: 'ESPERANDO', impedimento: null });
  });

  /** Has the database refuse what is written of one person's offers. */
  async function refusing(who: number, of: 'insert' | 'update', work: () => Promise<void>): Promise<void> {
    await app.database.runScript(`
      create function recusa_oferta() returns trigger language plpgsql as $$ begin raise 'recusada'; end $$;
      create trigger recusa before ${of} on oferta for each row when (new.agendamento_id = ${who}) execute function recusa_oferta()`);
    try {
      await work();
    } finally {
      await app.database.runScript('drop function recusa_oferta cascade');
    }
  }

  it('somebody to whom nothing can be offered holds nobody else up, and the job says so', async () => {
    const [first, second] = [await book(1, '11:00'), await book(2, '11:30')];
    await fill(`${TUESDAY} 08:30`);
    await ask(first);
    goTo(present + MINUTE);
    await ask(second);
    await refusing(first, 'insert', () => expect(look()).rejects.toThrow());
    expect(await offerOf(second)).toBe(`${TUESDAY} 08:30`);
  });

  it('an offer that cannot be ended holds no other one up', async () => {
    const [first, second] = [await book(1, '11:00'), await book(2, '11:30')];
    await fill(`${TUESDAY} 08:30`, `${TUESDAY} 09:00`);
    await ask(first);
    await ask(second);
    expect(await look()).toBe(2);
    await refusing(first, 'update', () => expect(look(present + HOUR)).rejects.toThrow());
    const states = await rows<{ situacao: string }>(
      app.database.db,
      sql`select situacao from oferta where agendamento_id = ${second} order by id`,
    );
    expect(states[0]).toEqual({ situacao: 'EXPIRADA' });
  });

  it('what one is offered nobody else holds, books or is offered', async () => {
    const [first, second] = [await book(1, '11:00'), await book(2, '11:30')];
    await fill(`${TUESDAY} 09:00`);
    await ask(first);
    await ask(second);
    await look();
    const stranger = await createPedido(app.database.db, { funcionarioId: 3, prestadorId: 1 });
    const token = await app.employeeToken(stranger);
    const hold = await app.invoke('PUT', '/autoagendamento/horario-mantido', {
      token,
      body: { dataAgendamento: TUESDAY, horarioAgendamento: '09:00' },
    });
    expect(codeOf(hold)).toEqual([409, 'FAIXA_INDISPONIVEL']);
    expect(codeOf(await answer(second, 'aceitar', (await waitOf(first)).oferta?.id))).toEqual([
      409,
      'OFERTA_ENCERRADA',
    ]);
  });

  it('accepting moves the booking by the one write path, and its old place goes to the next', async () => {
    const [first, second] = [await book(1, '10:30'), await book(2, '11:30')];
    await fill(`${TUESDAY} 08:30`);
    await ask(first);
    goTo(present + MINUTE);
    await ask(second);
    await look();
    // What was asked for stays as it was asked: the time says the rest.
    await run('update agendamento set periodo = 3');
    const offered = (await waitOf(first)).oferta?.id;
    const r = await answer(first, 'aceitar', offered);
    expect([r.status, r.body]).toMatchObject([200, { dataAgendamento: TUESDAY, horaAgendamento: '08:30' }]);
    // Pressed again in another tab: it is theirs, and was not given to somebody else.
    const again = await answer(first, 'aceitar', offered);
    expect([again.status, again.body]).toEqual([r.status, r.body]);
    const [now] = await rows(
      app.database.db,
      sql`select a.status_id, a.data_agendamento::text as data, a.hora_agendamento as hora, a.hora_saida as saida, a.periodo::int as periodo,
            (select string_agg(distinct p.data_agendamento::text || ' ' || p.hora_agendamento, ',') from agendamento_procedimento p where p.agendamento_id = a.id) as exames,
            (select string_agg(r.tipo || ' ' || to_char(lower(r.periodo), 'YYYY-MM-DD HH24:MI'), ',') from reserva r where r.agendamento_id = a.id and r.ativa) as vagas
          from agendamento a where a.id = ${first}`,
    );
    expect(now).toEqual({
      status_id: STATUS.AGENDADO,
      data: TUESDAY,
      hora: '08:30',
      saida: '09:00',
      periodo: 3,
      exames: `${TUESDAY} 08:30`,
      vagas: `RESERVA ${TUESDAY} 08:30`,
    });
    expect((await messages(first, 'CONFIRMACAO')).at(-1)).toContain('24 de novembro de 2026, às 08:30');
    expect((await messages(first, 'KIT_PRESTADOR')).at(-1)).toContain('24 de novembro de 2026, às 08:30');
    expect((await waitOf(first)).situacao).toBe('LIVRE');
    expect(await look(present + MINUTE)).toBe(1);
    expect(await offerOf(second)).toBe(`${WEDNESDAY} 10:30`);
    const history = await told(first);
    for (const event of [
      'Agendado: Antecipado pelo funcionário: terça-feira, 24 de novembro de 2026, às 08:30',
      'Horário antes oferecido: terça-feira, 24 de novembro de 2026, às 08:30',
      'Pediu aviso de horário antes: De onde: pelo link de autoagendamento, endereço 127.0.0.1',
    ])
      expect(history).toContain(event);
  });

  it('refused or not answered, it goes to the next and comes back to nobody; two without an answer end the waiting', async () => {
    const [first, second] = [await book(1, '11:00'), await book(2, '11:30')];
    await fill(`${TUESDAY} 08:30`);
    await ask(first);
    goTo(present + MINUTE);
    await ask(second);
    await look();
    expect((await answer(first, 'recusar')).status).toBe(200);
    expect(await held()).toEqual([]);
    await look();
    expect([await offerOf(first), await offerOf(second)]).toEqual([null, `${TUESDAY} 08:30`]);
    // Half an hour passes; at the very end it is nobody's.
    goTo(present + 30 * MINUTE);
    expect(codeOf(await answer(second, 'aceitar', 1))).toEqual([409, 'OFERTA_ENCERRADA']);
    await look();
    expect(await held()).toEqual([]);
    expect([await offerOf(first), await offerOf(second)]).toEqual([null, null]);
    expect((await told(second))[0]).toContain('Horário oferecido sem resposta: terça-feira');
    expect((await waitOf(second)).situacao).toBe('ESPERANDO');
    await open(TUESDAY, '09:00');
    goTo(present + 2 * HOUR);
    await look();
    expect(await offerOf(first)).toBe(`${TUESDAY} 09:00`);
    await answer(first, 'recusar');
    await look();
    expect(await offerOf(second)).toBe(`${TUESDAY} 09:00`);
    await look(present + 31 * MINUTE);
    expect((await waitOf(second)).situacao).toBe('LIVRE');
    expect((await waitOf(first)).situacao).toBe('ESPERANDO');
    expect((await told(second))[0]).toContain('Espera por um horário antes encerrada');
  });

  it('nothing leaves between 21 h and 8 h, and nobody gets more than three on one day', async () => {
    const mine = await book(1, '16:30', WEDNESDAY, 2);
    const times = ['10:00', '10:30', '11:00'];
    await fill(...[...times, '11:30'].map((time) => `${WEDNESDAY} ${time}`));
    await ask(mine);
    const nine = MONDAY_10AM + 11 * HOUR;
    expect([await look(nine), await look(nine + 10 * HOUR)]).toEqual([0, 0]);
    goTo(nine + 11 * HOUR + MINUTE);
    for (const time of times) {
      expect(await look(present)).toBe(1);
      expect(await offerOf(mine)).toBe(`${WEDNESDAY} ${time}`);
      await answer(mine, 'recusar');
      goTo(present + 2 * HOUR);
    }
    expect(await look()).toBe(0);
  });

  it('who keeps what they have is left alone for two hours: the next free place is no answer', async () => {
    const mine = await book(1, '11:30');
    await fill(`${TUESDAY} 14:00`, `${TUESDAY} 14:30`);
    await ask(mine);
    await look();
    expect(await offerOf(mine)).toBe(`${TUESDAY} 14:00`);
    await answer(mine, 'recusar');
    expect(await look()).toBe(0);
    expect(await look(present + 2 * HOUR - MINUTE)).toBe(0);
    expect((await waitOf(mine)).situacao).toBe('ESPERANDO');
    expect(await look(present + MINUTE)).toBe(1);
    expect(await offerOf(mine)).toBe(`${TUESDAY} 14:30`);
  });

  it('over the cap of messages nothing is offered, and nothing is held', async () => {
    const mine = await book(1, '11:30');
    await fill(`${TUESDAY} 08:30`);
    await ask(mine);
    const config = { ...app.config, messageLimit: 1 };
    const limited = () =>
      offerPlaces({ database: app.database, config, jobs: noJobs }, nowInSaoPaulo(present));
    expect(await limited()).toBe(1);
    await answer(mine, 'recusar');
    goTo(present + 2 * HOUR);
    await open(TUESDAY, '09:00');
    expect([await limited(), await held()]).toEqual([0, []]);
  });

  it('whoever waits no more is offered nothing: left, ended by staff, cancelled; an open offer goes on', async () => {
    const people = [await book(1, '10:30'), await book(2, '11:00'), await book(3, '11:30')] as const;
    await fill(`${TUESDAY} 08:30`);
    for (const who of people) {
      await ask(who);
      goTo(present + MINUTE);
    }
    await look();
    const [first, second, third] = people;
    expect((await leave(first)).status).toBe(200);
    expect(await held()).toEqual([]);
    await look();
    expect(await offerOf(second)).toBe(`${TUESDAY} 08:30`);
    expect((await app.invoke('GET', `/agendamentos/${second}/espera`, { token: staff })).body).toMatchObject({
      espera: { ofertas: 1, oferta: { data: TUESDAY, horario: '08:30' } },
    });
    const ended = await app.invoke('DELETE', `/agendamentos/${second}/espera`, { token: staff });
    expect(ended.status).toBe(200);
    expect((await app.invoke('GET', `/agendamentos/${second}/espera`, { token: staff })).body).toEqual({
      espera: null,
    });
    await look();
    expect(await offerOf(third)).toBe(`${TUESDAY} 08:30`);
    const cancelled = await app.invoke('POST', '/agendamento_status', {
      token: staff,
      body: {
        agendamento: third,
        status: { id: STATUS.CANCELADO },
        descricao: 'Mudança de status para Cancelado. Motivo: saiu da empresa',
        observacao: '',
      },
    });
    expect(cancelled.status).toBe(201);
    expect(await held()).toEqual([]);
    // Undone, it has its own place again and not the one that was offered.
    await look();
    const { etag } = (await app.invoke('GET', `/agendamentos/${third}`, { token: staff })).headers;
    const undone = await app.invoke('POST', `/agendamentos/${third}/desfazer`, {
      token: staff,
      headers: { 'if-match': String(etag) },
    });
    expect([undone.status, await held()]).toEqual([200, []]);
    expect(
      (await rows(app.database.db, sql`select id from espera where situacao = 'ESPERANDO'`)).length,
    ).toBe(0);
  });

  it('an offer whose booking was moved meanwhile is nothing any more, and the waiting goes on', async () => {
    const mine = await book(1, '11:30');
    await fill(`${TUESDAY} 08:30`);
    await ask(mine);
    await look();
    await run(`update reserva set ativa = false where agendamento_id = ${mine} and tipo = 'HOLD'`);
    await look();
    expect((await waitOf(mine)).situacao).toBe('ESPERANDO');
    const [state] = await rows<{ situacao: string }>(app.database.db, sql`select situacao from oferta`);
    expect(state?.situacao).toBe('SEM_EFEITO');
  });

  it('a day that the clinic closes takes back what it had for the waiting, and they are offered another', async () => {
    const mine = await book(1, '11:30');
    await fill(`${TUESDAY} 08:30`, `${TUESDAY} 14:00`);
    await ask(mine);
    await look();
    expect(await offerOf(mine)).toBe(`${TUESDAY} 08:30`);
    const close = (from: string, to: string) =>
      run(`insert into agenda_excecao (agenda_id, data, atende, inicio, fim)
        select id, '${TUESDAY}', false, '${from}', '${to}' from agenda where prestador_id = 1 and ambiente_id = 1`);
    // Other hours of the day are no matter of it.
    await close('09:00', '12:00');
    await look();
    expect(await offerOf(mine)).toBe(`${TUESDAY} 08:30`);
    await close('08:00', '09:00');
    await look();
    expect(await offerOf(mine)).toBe(`${TUESDAY} 14:00`);
    expect(await held()).toEqual([`${mine} ${TUESDAY} 14:00`]);
    await run(`delete from agenda_excecao where data = '${TUESDAY}'`);
  });

  it('a message whose offer is over when its turn comes is not sent', async () => {
    const mine = await book(1, '11:30');
    await fill(`${TUESDAY} 08:30`);
    await ask(mine);
    await look();
    const prepare = prepareMessages({
      database: app.database,
      config: app.config,
      gateways: app.server.gateways,
    });
    const queued = {
      tipo: 'OFERTA_HORARIO',
      agendamentoId: mine,
      dia: TUESDAY,
      hora: '08:30',
    } as QueuedMessage;
    expect(await prepare(queued)).toEqual({ attachments: [], kitId: null });
    await answer(mine, 'recusar');
    expect(await prepare(queued)).toEqual({ outdated: 'A oferta já terminou.' });
  });

  it("who may not change the day may not wait, nor take an offer within the customer's limit", async () => {
    const mine = await book(1, '11:30');
    await fill(`${TUESDAY} 13:00`);
    expect((await ask(mine)).status).toBe(201);
    // Asked twice is asked once.
    expect((await ask(mine)).status).toBe(201);
    expect(await rows(app.database.db, sql`select id from espera`)).toHaveLength(1);
    // Less than the customer's 24 hours before Wednesday 11:30 nothing is offered, and what was is not taken.
    expect(await look(Date.parse('2026-11-24T11:31:00-03:00'))).toBe(0);
    expect(await look(Date.parse('2026-11-24T09:10:00-03:00'))).toBe(1);
    await run(`update oferta set expira_em = '2026-11-24T15:00:00Z'`);
    goTo(Date.parse('2026-11-24T11:31:00-03:00'));
    expect(codeOf(await answer(mine, 'aceitar'))).toEqual([409, 'PRAZO_ENCERRADO']);
    await run('delete from espera');
    const refused = await ask(mine);
    expect(codeOf(refused)).toEqual([409, 'TRANSICAO_RECUSADA']);
    expect((refused.body as { message: string }).message).toBe(
      'O prazo para alterar é de até 24h antes da consulta!',
    );
  });

  it('of a clinic that serves by order of arrival there is nothing to wait for', async () => {
    const id = await createPedido(app.database.db, { funcionarioId: 1, prestadorId: 2 });
    const token = await app.employeeToken(id);
    await post('/autoagendamento/solicitante-confirmar-agendamento', token, {
      agendamentoId: id,
      periodo: 1,
      dataAgendamento: WEDNESDAY,
    });
    expect(await waitOf(id)).toMatchObject({
      situacao: 'LIVRE',
      cabe: false,
      impedimento: 'Esta clínica atende por ordem de chegada.',
    });
  });

  it('two processes that look at once offer each place once, to the first who waits', async () => {
    const people = [await book(1, '10:00'), await book(2, '10:30'), await book(3, '11:00')] as const;
    await fill(`${TUESDAY} 08:00`, `${TUESDAY} 08:30`);
    for (const who of people) {
      await ask(who);
      goTo(present + MINUTE);
    }
    const look4 = () =>
      offerPlaces({ database: app.database, config: app.config, jobs: noJobs }, nowInSaoPaulo(present));
    await Promise.all([look4(), look4(), look4(), look4()]);
    await look4();
    expect(await Promise.all(people.map(offerOf))).toEqual([`${TUESDAY} 08:00`, `${TUESDAY} 08:30`, null]);
    for (const id of people.slice(0, 2)) expect(await messages(id)).toHaveLength(1);
    expect(await held()).toHaveLength(2);
  });
});
