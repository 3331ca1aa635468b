import type { BulkItem, BulkProgress, LostReserva } from '@apto/api-client';
import { STATUS as S } from '@apto/domain/status';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runBulks } from '../src/bulk/run.ts';
import { noJobs } from '../src/platform/jobs.ts';
import { ALL_PERMISSIONS } from './fixture.ts';
import { createTestApp, DATABASES, MONDAY_10AM, type TestApp } from './helpers.ts';
import { createVisit, DELETE_AGENDAMENTOS } from './pedido.ts';

const DAY = '2026-11-25';
const NEXT = '2026-11-26';
const MINUTE = 60_000;

interface Called<T> {
  status: number;
  body: T & Refusal;
}
interface Refusal {
  codigo: string;
  message: string;
}

describe.each(DATABASES)(
  'issue 10 "clinic’s bad day": a closed day and who is moved by it, on %s',
  (database) => {
    let app: TestApp;
    let staff: string;
    let present = MONDAY_10AM;
    beforeAll(async () => {
      app = await createTestApp({ database });
      staff = await app.tokenFor(1);
    });
    afterAll(() => app.close());
    const goTo = (ms: number): void => {
      present = ms;
      app.goTo(ms);
    };
    beforeEach(async () => {
      goTo(MONDAY_10AM);
      await app.database.runScript(
        `${DELETE_AGENDAMENTOS} delete from outbox; delete from mensagem; delete from agenda_excecao; update prestador set agenda_versao = 1;`,
      );
    });

    const query = async <T>(text: string, values: unknown[] = []) =>
      (await app.database.rawTransaction((c) => c.query<T>(text, values))).rows;
    /** Somebody booked at clinic 1 on the day that will close, within a request that allows three days. */
    const book = async (time: string, funcionario = 1, status: number = S.AGENDADO) => {
      const id = await createVisit(app.database, { status, funcionario, data: DAY, hora: time });
      await query(
        `update agendamento set data_sugestao_inicial = '2026-11-24', data_sugestao_final = '2026-11-27' where id = $1`,
        [id],
      );
      await query(
        `insert into reserva (ambiente_id, periodo, tipo, agendamento_id)
       values (1, tsrange($1::timestamp, $1::timestamp + interval '30 minutes'), 'RESERVA', $2)`,
        [`${DAY} ${time}`, id],
      );
      return id;
    };
    const call = async <T>(method: string, url: string, body?: unknown, headers = {}): Promise<Called<T>> => {
      const { status, body: answer } = await app.invoke(method, url, {
        token: staff,
        ...(body === undefined ? {} : { body }),
        headers,
      });
      return { status, body: answer as T & Refusal };
    };
    const wholeDay = { data: DAY, inicio: null, fim: null, ambienteId: null };
    const review = async (closing: object = wholeDay) => {
      const r = await call<{ afetados: LostReserva[] }>('POST', '/agendas/prestador/1/efeito', {
        change: { tipo: 'FECHAMENTO', ...closing },
      });
      return r.body.afetados;
    };
    const proposed = (lost: readonly LostReserva[]) =>
      lost.flatMap(({ agendamentoId, sugestao }) =>
        sugestao && agendamentoId !== null
          ? [
              {
                agendamentoId,
                data: sugestao.data,
                horarioChegada: sugestao.horarioChegada,
                ambienteId: sugestao.ambienteId,
              },
            ]
          : [],
      );
    const close = (
      lost: readonly LostReserva[],
      moves: object[] = proposed(lost),
      { version = 1, key }: { version?: number; key?: string } = {},
    ) =>
      call<BulkProgress>(
        'POST',
        '/agendas/prestador/1/fechamento',
        {
          fechamento: wholeDay,
          motivo: 'Médico doente',
          afetados: lost.map(({ id }) => id),
          remarcar: moves,
        },
        { 'if-match': String(version), ...(key ? { 'idempotency-key': key } : {}) },
      );
    const run = () => {
      const { config, gateways, app: fastify } = app.server;
      return runBulks({
        database: app.database,
        config,
        gateways,
        jobs: noJobs,
        log: fastify.log,
        clock: () => present,
      });
    };
    const progress = async (id: number) =>
      (await call<BulkProgress>('GET', `/agendamentos-lotes/${id}`)).body;
    const items = async (id: number) =>
      (await call<{ items: BulkItem[] }>('GET', `/agendamentos-lotes/${id}/itens?limit=100`)).body.items;
    const undo = (id: number) => call<BulkProgress>('POST', `/agendamentos-lotes/${id}/desfazer`);
    const whenOf = async (id: number) => {
      const [row] = await query<{ data: string; hora: string; status: number; place: string | null }>(
        `select a.data_agendamento::text as data, a.hora_agendamento as hora, a.status_id::int as status,
         (select to_char(lower(periodo), 'YYYY-MM-DD HH24:MI') from reserva r where r.agendamento_id = a.id and r.ativa) as place
       from agendamento a where a.id = $1`,
        [id],
      );
      return row;
    };
    const closed = () =>
      query('select agenda_id, data::text, inicio, fim from agenda_excecao order by agenda_id');

    it('tells who loses their place, where each could go and what else is free; it writes nothing', async () => {
      const id = await book('09:00');
      const lost = await review();
      expect(lost).toHaveLength(1);
      expect(lost[0]).toMatchObject({ agendamentoId: id, impedimento: null });
      expect(lost[0]?.alternativas?.[0]).toEqual(lost[0]?.sugestao);
      expect(lost[0]?.alternativas?.length).toBeGreaterThan(3);
      expect(lost[0]?.alternativas?.every(({ data }) => data !== DAY)).toBe(true);
      expect(lost[0]?.sugestao).not.toHaveProperty('foraDoPedido');
      expect(await review({ ...wholeDay, inicio: '13:00' })).toEqual([]);
      expect(await closed()).toEqual([]);
    });

    it('looks after the days of the request where those have none, and says so', async () => {
      const id = await book('09:00');
      await query(
        'update agendamento set data_sugestao_inicial = $1, data_sugestao_final = $1 where id = $2',
        [DAY, id],
      );
      const lost = await review();
      expect(lost[0]?.sugestao).toMatchObject({ data: NEXT, foraDoPedido: true });
      await close(lost);
      await run();
      expect(await whenOf(id)).toMatchObject({ data: NEXT, hora: lost[0]?.sugestao?.horarioChegada });
    });

    it('closes the day and moves everybody, each with record, place and message', async () => {
      const ids = [await book('09:00', 1), await book('09:30', 2)];
      const r = await close(await review());
      expect(r.status).toBe(201);
      expect(r.body).toMatchObject({ acao: 'REMARCAR', situacao: 'EM_CURSO', total: 2, pendentes: 2 });
      expect(await closed()).toEqual([{ agenda_id: 1, data: DAY, inicio: null, fim: null }]);
      await run();
      expect(await progress(r.body.id)).toMatchObject({
        situacao: 'CONCLUIDO',
        feitos: 2,
        podeDesfazer: true,
      });
      const places = new Set<string>();
      for (const id of ids) {
        const now = await whenOf(id);
        expect(now?.status).toBe(S.AGENDADO);
        expect(now?.data).not.toBe(DAY);
        expect(now?.place).toBe(`${now?.data} ${now?.hora}`);
        places.add(now?.place ?? '');
        const records = await query<{ acao: string; descricao: string }>(
          'select acao, descricao from agendamento_status where agendamento_id = $1 order by id',
          [id],
        );
        expect(records.map((each) => each.acao)).toEqual(['REAGENDAR', 'AGENDAR']);
        expect(records[0]?.descricao).toContain('Médico doente');
        expect(await query('select 1 from mensagem where agendamento_id = $1', [id])).not.toEqual([]);
      }
      expect(places.size).toBe(2);
    });

    it('a time that was changed by hand is the one taken; who is not named stays as they are', async () => {
      const [moved, stays] = [await book('09:00', 1), await book('09:30', 2)];
      const lost = await review();
      const other = lost[0]?.alternativas?.at(-1);
      const { body: lot } = await close(lost, [{ agendamentoId: moved, ...other }]);
      await run();
      expect(await whenOf(moved)).toMatchObject({ data: other?.data, hora: other?.horarioChegada });
      expect(await whenOf(stays)).toMatchObject({ data: DAY, hora: '09:30', place: `${DAY} 09:30` });
      expect((await progress(lot.id)).total).toBe(1);
    });

    it('a place that somebody takes meanwhile, and a request that somebody moves, are results of their rows', async () => {
      const [first, second, third] = [await book('09:00', 1), await book('09:30', 2), await book('10:00', 3)];
      const lost = await review();
      const slot = lost[0]?.sugestao;
      const { body: lot } = await close(lost);
      const stranger = await createVisit(app.database, { funcionario: 6 });
      await query(
        `insert into reserva (ambiente_id, periodo, tipo, agendamento_id)
       values (1, tsrange($1::timestamp, $1::timestamp + interval '30 minutes'), 'RESERVA', $2)`,
        [`${slot?.data} ${slot?.horarioChegada}`, stranger],
      );
      await query(`update agendamento set hora_agendamento = '11:00', versao = versao + 1 where id = $1`, [
        second,
      ]);
      await run();
      const results = new Map((await items(lot.id)).map((item) => [item.idAgendamento, item]));
      expect(results.get(first)?.situacao).toBe('RECUSADO');
      expect(results.get(second)).toMatchObject({
        situacao: 'RECUSADO',
        motivo: 'Alguém já mudou este agendamento.',
      });
      expect(results.get(third)?.situacao).toBe('FEITO');
      expect(await whenOf(first)).toMatchObject({ data: DAY, hora: '09:00', place: `${DAY} 09:00` });
    });

    it('is undone for fifteen minutes: the day opens and everybody goes back, both in the records', async () => {
      const id = await book('09:00');
      const { body: lot } = await close(await review());
      await run();
      goTo(MONDAY_10AM + 14 * MINUTE);
      expect((await undo(lot.id)).status).toBe(200);
      expect(await closed()).toEqual([]);
      await run();
      expect(await progress(lot.id)).toMatchObject({ situacao: 'DESFEITO', desfeitos: 1 });
      expect(await whenOf(id)).toMatchObject({
        data: DAY,
        hora: '09:00',
        place: `${DAY} 09:00`,
        status: S.AGENDADO,
      });
      const records = await query<{ acao: string }>(
        'select acao from agendamento_status where agendamento_id = $1 order by id',
        [id],
      );
      expect(records.map((each) => each.acao)).toEqual(['REAGENDAR', 'AGENDAR', 'REAGENDAR', 'AGENDAR']);
    });

    it('is not undone later; a request that changed since stays where it is', async () => {
      const [id, other] = [await book('09:00', 1), await book('09:30', 2)];
      const { body: lot } = await close(await review());
      await run();
      const after = await whenOf(id);
      await query('update agendamento set versao = versao + 1 where id = $1', [id]);
      goTo(MONDAY_10AM + 16 * MINUTE);
      expect((await undo(lot.id)).status).toBe(409);
      goTo(MONDAY_10AM + 2 * MINUTE);
      expect((await undo(lot.id)).status).toBe(200);
      await run();
      expect(await whenOf(id)).toEqual(after);
      expect(await whenOf(other)).toMatchObject({ data: DAY, hora: '09:30' });
      expect(await progress(lot.id)).toMatchObject({ situacao: 'DESFEITO', feitos: 1, desfeitos: 1 });
    });

    it('what cannot be moved with the others is told, and refused again', async () => {
      const waiting = await book('09:00', 1, S.PENDENCIA_PRESTADOR);
      const open = await book('09:30', 2, S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR);
      const two = await book('10:00', 3);
      await query(
        `insert into reserva (ambiente_id, periodo, tipo, agendamento_id) values (1, tsrange('${DAY} 11:00', '${DAY} 11:30'), 'RESERVA', $1)`,
        [two],
      );
      const lost = await review();
      const said = new Map(lost.map((each) => [each.agendamentoId, each.impedimento]));
      expect(said.get(waiting)).toContain('pendência');
      expect(said.get(open)).toEqual(expect.any(String));
      expect(said.get(two)).toContain('mais de um horário');
      const { body: lot } = await close(lost, [
        { agendamentoId: open, data: NEXT, horarioChegada: '08:00', ambienteId: 1 },
      ]);
      await run();
      expect((await items(lot.id))[0]).toMatchObject({ situacao: 'RECUSADO', motivo: said.get(open) });
    });

    it('nothing is closed by who saw another agenda, missed somebody, names a stranger, or may not', async () => {
      const id = await book('09:00');
      const lost = await review();
      expect((await close(lost, proposed(lost), { version: 2 })).status).toBe(409);
      await book('09:30', 2);
      expect((await close(lost)).status).toBe(409);
      const both = await review();
      const [move] = proposed(both);
      expect((await close(both, [{ ...move, agendamentoId: 999_999 }])).status).toBe(422);
      expect((await close(both, [move!, move!])).status).toBe(422);
      await query(
        "update perfil set permissoes = array_remove(permissoes, 'gestamedica_painel_agendamento') where id = 1",
      );
      const refused = await close(both);
      await query('update perfil set permissoes = $1 where id = 1', [ALL_PERMISSIONS]);
      expect(refused.status).toBe(403);
      expect(await closed()).toEqual([]);
      expect(await whenOf(id)).toMatchObject({ data: DAY, hora: '09:00' });
      expect(await query('select id from lote')).toEqual([]);
    });

    it('the same key closes once', async () => {
      await book('09:00');
      const lost = await review();
      const first = await close(lost, proposed(lost), { key: 'fechar-um-dia-1' });
      const again = await close(lost, proposed(lost), { key: 'fechar-um-dia-1' });
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.body.id).toBe(first.body.id);
      expect(await query('select id from lote')).toHaveLength(1);
    });

    it('a part of the day closes without anybody to move, once', async () => {
      const body = {
        change: { tipo: 'FECHAMENTO', ...wholeDay, inicio: '13:00', fim: '15:00' },
        afetados: [],
      };
      const put = (version: number) =>
        call<unknown>('PUT', '/agendas/prestador/1', body, { 'if-match': String(version) });
      expect((await put(1)).status).toBe(200);
      expect(await closed()).toEqual([{ agenda_id: 1, data: DAY, inicio: '13:00', fim: '15:00' }]);
      expect((await put(2)).status).toBe(422);
    });
  },
);
