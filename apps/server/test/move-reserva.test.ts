import type { ReservaOnDay } from '@apto/api-client';
import { STATUS as S } from '@apto/domain/status';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, MONDAY_10AM, type TestApp } from './helpers.ts';
import { createVisit, DELETE_AGENDAMENTOS } from './pedido.ts';

const DAY = '2026-11-25';

describe.each(DATABASES)(
  'reserva-horario: what is booked goes to another time or room, on %s',
  (database) => {
    let app: TestApp;
    let staff: string;
    let room: number;
    beforeAll(async () => {
      app = await createTestApp({ database });
      staff = await app.tokenFor(1);
    });
    afterAll(() => app.close());

    const query = async <T>(text: string, values: unknown[] = []) =>
      (await app.database.rawTransaction((c) => c.query<T>(text, values))).rows;
    beforeEach(async () => {
      app.goTo(MONDAY_10AM);
      await app.database.runScript(
        `${DELETE_AGENDAMENTOS} delete from outbox; delete from mensagem; delete from agenda where id <> 1; delete from ambiente where prestador_id = 1 and id <> 1;`,
      );
      const [added] = await query<{ id: number }>(
        `insert into ambiente (prestador_id, name) values (1, 'Sala 2') returning id`,
      );
      room = added?.id ?? 0;
      await query(
        `with nova as (insert into agenda (prestador_id, ambiente_id, vigencia_inicial) values (1, $1, '2020-01-01') returning id)
       insert into agenda_periodo (agenda_id, dia_semana, inicio, fim, duracao_minutos, vagas)
       select nova.id, 3, '08:00', '12:00', 30, 1 from nova`,
        [room],
      );
    });

    const take = (id: number, time: string, ambienteId = 1) =>
      query(
        `insert into reserva (ambiente_id, periodo, tipo, agendamento_id)
       values ($3, tsrange($1::timestamp, $1::timestamp + interval '30 minutes'), 'RESERVA', $2)`,
        [`${DAY} ${time}`, id, ambienteId],
      );
    const book = async (time: string, funcionario = 1, status: number = S.AGENDADO) => {
      const id = await createVisit(app.database, { status, funcionario, data: DAY, hora: time });
      await take(id, time);
      return id;
    };
    const place = (time: string, ambienteId = 1) => ({ data: DAY, hora: time, ambienteId });
    const move = (
      id: number,
      de: object,
      para: object,
      { version = 1, token = staff }: { version?: number; token?: string } = {},
    ) =>
      app.invoke('POST', `/reserva-horario/${id}/mover`, {
        token,
        body: { prestadorId: 1, de, para, motivo: 'A médica atrasa' },
        headers: { 'if-match': String(version) },
      });
    const placesOf = (id: number) =>
      query<{ room: number; start: string }>(
        `select ambiente_id as room, to_char(lower(periodo), 'HH24:MI') as start from reserva where agendamento_id = $1 and ativa`,
        [id],
      );
    const recordsOf = (id: number) =>
      query<{ acao: string; de: number; para: number; descricao: string }>(
        'select acao, de, para, descricao from agendamento_status where agendamento_id = $1 order by id',
        [id],
      );
    const day = async (token = staff) =>
      (
        (await app.invoke('GET', `/reserva-horario/dia/${DAY}?prestadorId=1`, { token })).body as {
          items: ReservaOnDay[];
        }
      ).items;

    it('to another time, with the records and the message of an attendant’s own steps', async () => {
      const id = await book('09:00');
      expect(await day()).toMatchObject([
        { agendamentoId: id, version: 1, status: { id: S.AGENDADO }, impedimento: null },
      ]);
      const moved = await move(id, place('09:00'), place('10:00'));
      expect(moved.status).toBe(200);
      expect(await placesOf(id)).toEqual([{ room: 1, start: '10:00' }]);
      expect(await day()).toMatchObject([
        {
          agendamentoId: id,
          horarioChegada: '10:00',
          horarioSaida: '10:30',
          version: (moved.body as { version: number }).version,
          status: { id: S.AGENDADO },
        },
      ]);
      const records = await recordsOf(id);
      expect(records[0]?.descricao).toBe(
        'Remarcado: quarta-feira, 25 de novembro de 2026, às 09:00 → quarta-feira, 25 de novembro de 2026, às 10:00, em Clínica Horário. Motivo: A médica atrasa',
      );
      expect(await query('select 1 from outbox')).not.toHaveLength(0);
      // And back again: the way of undoing it.
      const back = await move(id, place('10:00'), place('09:00'), moved.body as { version: number });
      expect(back.status).toBe(200);
      expect(await placesOf(id)).toEqual([{ room: 1, start: '09:00' }]);
    });

    it('to another time in another room, and the record names both', async () => {
      const id = await book('09:00');
      expect((await move(id, place('09:00'), place('10:00', room))).status).toBe(200);
      expect((await recordsOf(id))[0]?.descricao).toMatch(
        /^Remarcado: .*, às 09:00, Sala 1 → .*, às 10:00, Sala 2, em .*\. Motivo: A médica atrasa$/,
      );
    });

    it.each([S.AGENDADO, S.KIT_PENDENTE])(
      'to another room at the same time, from status %s: the records say it, and nobody else is told',
      async (status) => {
        const id = await book('09:00', 1, status);
        const moved = await move(id, place('09:00'), place('09:00', room));
        expect(moved.status).toBe(200);
        expect(await placesOf(id)).toEqual([{ room: room, start: '09:00' }]);
        expect(await recordsOf(id)).toEqual([
          {
            acao: 'TROCAR_SALA',
            de: status,
            para: status,
            descricao: 'Sala: Sala 1 → Sala 2. Motivo: A médica atrasa',
          },
        ]);
        expect(await query('select tipo from mensagem')).toEqual([]);
        expect(await query(`select 1 from notificacao`)).toEqual([]);
        const { body } = await app.invoke('GET', `/timeline/externa/${id}`, { token: staff });
        expect(JSON.stringify(body)).toContain('Sala: Sala 1 → Sala 2. Motivo: A médica atrasa');
        // And back again: the way of undoing it.
        expect(
          (await move(id, place('09:00', room), place('09:00'), moved.body as { version: number })).status,
        ).toBe(200);
        expect(await placesOf(id)).toEqual([{ room: 1, start: '09:00' }]);
        expect(await query('select tipo from mensagem')).toEqual([]);
      },
    );

    it('to a room that has no such time at that hour, or where somebody is, not at all', async () => {
      const id = await book('09:00');
      await take(await createVisit(app.database, { funcionario: 2 }), '09:00', room);
      expect(await move(id, place('09:00'), place('09:00', room))).toMatchObject({
        status: 409,
        body: { codigo: 'FAIXA_INDISPONIVEL' },
      });
      expect(await placesOf(id)).toEqual([{ room: 1, start: '09:00' }]);
      expect(await recordsOf(id)).toEqual([]);
    });

    it('leaves everything as it was where the place is taken, another version, or not where it was seen', async () => {
      const id = await book('09:00');
      await book('10:00', 2);
      const taken = await move(id, place('09:00'), place('10:00'));
      expect(taken).toMatchObject({ status: 409, body: { codigo: 'FAIXA_INDISPONIVEL' } });
      expect(await move(id, place('09:00'), place('11:00'), { version: 7 })).toMatchObject({
        status: 409,
        body: { codigo: 'VERSAO_DESATUALIZADA' },
      });
      for (const seen of [place('09:30'), place('09:00', room), place('09:00', 999_999)])
        expect(await move(id, seen, place('11:00'))).toMatchObject({
          status: 409,
          body: { codigo: 'CONFLITO' },
        });
      // Not a slot of the room, and a time that is past.
      expect((await move(id, place('09:00'), place('09:10'))).status).toBe(409);
      expect((await move(id, place('09:00'), { ...place('09:00'), data: '2026-11-20' })).status).toBe(400);
      expect(await placesOf(id)).toEqual([{ room: 1, start: '09:00' }]);
    });

    it('one of two who want the same place gets it', async () => {
      const [one, other] = [await book('09:00'), await book('09:30', 2)];
      const answers = await Promise.all([
        move(one, place('09:00'), place('11:00')),
        move(other, place('09:30'), place('11:00')),
      ]);
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
      expect([...(await placesOf(one)), ...(await placesOf(other))].map(({ start }) => start)).toHaveLength(
        2,
      );
    });

    it('says who is not moved here, and refuses it', async () => {
      const id = await book('09:00');
      await take(id, '09:30');
      const [first] = await day();
      expect(first?.impedimento).toBe('Tem mais de um horário marcado: remarque pela página do pedido.');
      expect(await move(id, place('09:00'), place('11:00'))).toMatchObject({
        status: 422,
        body: { message: 'Tem mais de um horário marcado: remarque pela página do pedido.' },
      });
    });
  },
);
