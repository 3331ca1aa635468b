import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { createPedido, DELETE_AGENDAMENTOS } from './pedido.ts';
import { WISH } from './pedidos.ts';

const DAY = '2026-11-25';
const RESTORE = `${DELETE_AGENDAMENTOS} delete from prestador_ferias where prestador_id in (1, 2);
  delete from prestador_cliente where prestador_id = 2;
  update prestador set atende_ocupacional = true where id in (1, 2);
  delete from prestador_exame where prestador_id = 2;
  insert into prestador_exame (prestador_id, procedimento_id, valor_cobrar) select 2, e, 5000 from (values (1), (2), (3)) x(e);`;

interface Found {
  motivos: { codigo: string; texto: string; quem: string | null; datas: string[] }[];
  opcoes: { dias: string[]; periodos: number[]; clinicas: { id: number; name: string; data: string }[] };
}

const codes = (reasons: readonly { codigo: string }[]): string[] => reasons.map((reason) => reason.codigo);

describe.each(DATABASES)('Por que não? of clinics, days and periods (decision 0138), on %s', (database) => {
  let app: TestApp;
  let staff: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    staff = await app.tokenFor(1);
  });
  afterAll(() => app.close());
  beforeEach(() => app.database.runScript(RESTORE));

  const ask = (body: object = {}, token = staff) =>
    app.invoke('POST', '/agendas/por-que-nao', {
      token,
      body: { ...WISH, ...body },
    });
  const found = async (body: object = {}): Promise<Found> => {
    const answer = await ask(body);
    expect(answer.status).toBe(200);
    return answer.body as Found;
  };
  const release = (): Promise<void> =>
    app.database.runScript(
      `insert into prestador_cliente (prestador_id, cliente_id, condicao) values (2, 1, true)`,
    );
  /** Takes every slot of a period of the day in room 1. */
  const fill = async (day: string, from: number, to: number): Promise<void> => {
    const agendamentoId = await createPedido(app.database.db, { funcionarioId: 1, prestadorId: 1 });
    await app.database.rawTransaction(async (c) => {
      await c.query(
        `insert into reserva (ambiente_id, periodo, tipo, agendamento_id) values (1, tsrange($1::timestamp, $2::timestamp), 'RESERVA', $3)`,
        [`${day} ${String(from).padStart(2, '0')}:00`, `${day} ${to}:00`, agendamentoId],
      );
    });
  };

  it('nothing, where it works', async () => {
    expect(await found()).toEqual({ motivos: [], opcoes: { dias: [], periodos: [], clinicas: [] } });
  });

  it('a full morning: who can help, the nearest days, the afternoon, and the other clinic of the city', async () => {
    await release();
    await fill(DAY, 8, 12);
    const { motivos: reasons, opcoes: choices } = await found({ periodo: 1 });
    expect(reasons).toEqual([
      {
        codigo: 'FULL',
        texto: 'Todos os horários estão ocupados.',
        quem: 'Quem cuida da agenda da clínica pode abrir vagas; um cancelamento também libera uma.',
        datas: [DAY],
      },
    ]);
    // Two days before is as near as two days after, and earlier.
    expect(choices.dias).toEqual(['2026-11-24', '2026-11-26', '2026-11-23']);
    expect(choices.periodos).toEqual([2]);
    expect(choices.clinicas).toMatchObject([{ id: 2, name: 'Clínica Chegada', data: DAY }]);
    // Each choice works when it is taken.
    expect((await found({ periodo: 2 })).motivos).toEqual([]);
    expect((await found({ periodo: 1, dataInicial: '2026-11-26', dataFinal: '2026-11-26' })).motivos).toEqual(
      [],
    );
    expect((await found({ periodo: 1, prestadorId: 2 })).motivos).toEqual([]);
  });

  it('the other clinic is told of as long as it does the exams, whatever prices it has had or will have', async () => {
    await release();
    await fill(DAY, 8, 17);
    await app.database
      .runScript(`update prestador_exame set vigencia_final = '2039-12-31' where prestador_id = 2 and procedimento_id = 1;
      insert into prestador_exame (prestador_id, procedimento_id, valor_cobrar, vigencia_inicial) values (2, 1, 6000, '2040-01-01')`);
    expect((await found()).opcoes.clinicas).toMatchObject([{ id: 2 }]);
    await app.database.runScript(`update prestador_exame set ativo = false where prestador_id = 2`);
    expect((await found()).opcoes.clinicas).toEqual([]);
  });

  it('everything at once: not released, no clinical exam, on vacation', async () => {
    await app.database.runScript(`update prestador set atende_ocupacional = false where id = 2;
      insert into prestador_ferias (prestador_id, data_inicial, data_final) values (2, '2026-11-25', '2026-11-25')`);
    const { motivos: reasons, opcoes: choices } = await found({ prestadorId: 2 });
    expect(codes(reasons)).toEqual(['NOT_RELEASED', 'NOT_OCCUPATIONAL', 'FERIAS']);
    expect(choices).toMatchObject({ dias: [], periodos: [], clinicas: [{ id: 1, data: DAY }] });
  });

  it('days that may not be proposed are not', async () => {
    await fill(DAY, 8, 17);
    const bounded = await found({ primeiroDia: DAY, ultimoDia: '2026-11-26' });
    expect(bounded.opcoes.dias).toEqual(['2026-11-26']);
  });

  it('what the caller holds for the employee is free to them', async () => {
    await fill(DAY, 8, 16);
    const starts = ['16:00', '16:30'] as const;
    const held = await app.invoke('PUT', '/reservas-horarios/funcionario/2', {
      token: staff,
      body: {
        itens: starts.map((start, i) => ({
          prestadorId: 1,
          examesIds: [i + 1],
          data: DAY,
          horarioChegada: start,
          horarioSaida: i === 0 ? '16:30' : '17:00',
          ambienteId: 1,
        })),
      },
    });
    expect(held.status).toBe(200);
    expect(codes((await found({ periodo: 2 })).motivos)).toEqual(['FULL']);
    expect((await found({ periodo: 2, funcionarioId: 2 })).motivos).toEqual([]);
  });

  it('a customer or clinic outside the scope is not found, and a range turned round is refused', async () => {
    expect((await ask({ clienteId: 3 })).status).toBe(404);
    expect((await ask({ prestadorId: 3 })).status).toBe(404);
    expect((await ask({ dataFinal: '2026-11-20' })).status).toBe(400);
    expect((await ask({ clienteId: 2 }, await app.tokenFor(2))).status).toBe(404);
  });

  it('the list of clinics says what is against one; without the clinical exam it comes last and only when asked for', async () => {
    await app.database.runScript(`update prestador set atende_ocupacional = false where id = 1`);
    const list = async (query: string) => {
      const { body } = await app.invoke('GET', `/suppliers/ordered/1/3550308/1?tipoExame=2${query}`, {
        token: staff,
      });
      return (body as { items: { id: number; motivos?: { codigo: string; quem: string }[] }[] }).items;
    };
    expect((await list('')).map(({ id }) => id)).toEqual([2]);
    const all = await list('&comMotivos=true');
    expect(all.map((clinic) => [clinic.id, codes(clinic.motivos ?? [])])).toEqual([
      [2, []],
      [1, ['NOT_OCCUPATIONAL']],
    ]);
    expect(all[1]?.motivos?.[0]?.quem).toContain('cadastro da clínica');
  });
});
