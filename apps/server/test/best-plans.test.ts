import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { DELETE_AGENDAMENTOS } from './pedido.ts';
import { WISH } from './pedidos.ts';

const DAY = '2026-11-25';
/** Clinic 2 as another that reserves slots: the clinical exam and audiometry, mornings of one day. */
const RESTORE = `${DELETE_AGENDAMENTOS}
  delete from agenda_procedimento where agenda_id = 900; delete from agenda_periodo where agenda_id = 900;
  delete from agenda where id = 900; delete from ambiente where id = 900;
  delete from prestador_cliente where prestador_id = 2; update prestador set reserva_horario = false where id = 2;
  delete from prestador_exame where prestador_id in (1, 2);
  insert into prestador_exame (prestador_id, procedimento_id, valor_cobrar) select p, e, 5000 from (values (1), (2)) c(p), (values (1), (2), (3)) x(e);`;
const SECOND_CLINIC = `
  update prestador set reserva_horario = true where id = 2;
  insert into prestador_cliente (prestador_id, cliente_id, condicao) values (2, 1, true);
  insert into ambiente (id, prestador_id, name) overriding system value values (900, 2, 'Sala');
  insert into agenda (id, prestador_id, ambiente_id, vigencia_inicial) overriding system value values (900, 2, 900, '2020-01-01');
  insert into agenda_periodo (agenda_id, dia_semana, inicio, fim, duracao_minutos, vagas)
    select 900, d, '08:00', '10:00', 30, 1 from generate_series(1, 5) d;`;

interface Plans {
  limiteExames: number;
  planos: {
    prestadorId: number;
    resumo: string;
    visitas: number;
    linhas: {
      prestador: { id: number };
      examesIds: number[];
      antecedencia: number;
      faixa: { data: string; horarioChegada: string; horarioSaida: string; ambienteId: number };
    }[];
  }[];
}

describe.each(DATABASES)('best plan (decision 0139), on %s', (database) => {
  let app: TestApp;
  let staff: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    staff = await app.tokenFor(1);
  });
  afterAll(() => app.close());
  beforeEach(() => app.database.runScript(RESTORE));

  const ask = (body: object = {}, token = staff) =>
    app.invoke('POST', '/agendas/melhor-plano', {
      token,
      body: { ...WISH, funcionarioId: 1, examesIds: [1, 2, 3], dataFinal: '2026-11-27', ...body },
    });
  const plans = async (body: object = {}): Promise<Plans> => {
    const answer = await ask(body);
    expect(answer.status).toBe(200);
    return answer.body as Plans;
  };

  it('all exams in one visit, the earliest day first, in words', async () => {
    const { planos: found } = await plans();
    expect(found).toHaveLength(3);
    expect(found[0]).toMatchObject({
      prestadorId: 1,
      visitas: 1,
      linhas: [{ prestador: { id: 1 }, examesIds: [1, 2, 3], faixa: { data: DAY, horarioChegada: '08:00' } }],
    });
    expect(found[0]?.resumo).toMatch(/^1 visita, qua 25\/11, Clínica Horário.*; os 3 exames no mesmo dia$/);
    expect(found.map((plan) => plan.linhas[0]?.faixa.data)).toEqual([DAY, '2026-11-26', '2026-11-27']);
  });

  it('an exam that the clinic does not do goes to another of the city, before the first one on the day; it can be booked as it is told', async () => {
    await app.database.runScript(
      `${SECOND_CLINIC} delete from prestador_exame where prestador_id = 1 and procedimento_id = 2`,
    );
    const { planos: found } = await plans({ examesIds: [1, 2] });
    const [plan] = found;
    expect(plan?.linhas.map(({ prestador, examesIds }) => [prestador.id, examesIds])).toEqual([
      [1, [1]],
      [2, [2]],
    ]);
    expect(plan?.visitas).toBe(2);
    const [first, second] = plan?.linhas ?? [];
    expect(second!.faixa.horarioSaida < first!.faixa.horarioChegada).toBe(true);
    const held = await app.invoke('PUT', '/reservas-horarios/funcionario/1', {
      token: staff,
      body: {
        itens: plan?.linhas.map(({ prestador, examesIds, faixa }) => ({
          prestadorId: prestador.id,
          examesIds,
          data: faixa.data,
          horarioChegada: faixa.horarioChegada,
          horarioSaida: faixa.horarioSaida,
          ambienteId: faixa.ambienteId,
        })),
      },
    });
    expect(held.status).toBe(200);
    // What is held for the employee is still theirs to plan with.
    expect((await plans({ examesIds: [1, 2] })).planos[0]).toEqual(plan);
    // Somebody else does not get it.
    expect((await plans({ examesIds: [1, 2], funcionarioId: 2 })).planos[0]).not.toEqual(plan);
  });

  it('another clinic may have the request only when it is asked for', async () => {
    await app.database.runScript(
      `${SECOND_CLINIC} delete from prestador_exame where prestador_id = 1 and procedimento_id = 2`,
    );
    const { planos: found } = await plans({ examesIds: [1, 2], outrasClinicas: true });
    expect(found[0]).toMatchObject({ prestadorId: 2, visitas: 1 });
    const { planos: own } = await plans({ examesIds: [1, 2] });
    expect(new Set(own.map(({ prestadorId }) => prestadorId))).toEqual(new Set([1]));
  });

  it('an agenda that lists exams takes those alone', async () => {
    await app.database.runScript(
      `${SECOND_CLINIC} insert into agenda_procedimento (agenda_id, procedimento_id) values (900, 1);
       delete from prestador_exame where prestador_id = 1 and procedimento_id = 2`,
    );
    expect((await plans({ examesIds: [1, 2], outrasClinicas: true })).planos).toEqual([]);
  });

  it('a price that is over is of an exam that is no longer done there, and one that is still to come changes nothing', async () => {
    await app.database.runScript(
      `${SECOND_CLINIC} update prestador_exame set vigencia_final = '2020-12-31' where prestador_id = 1 and procedimento_id = 2;
       update prestador_exame set vigencia_final = '2039-12-31' where prestador_id = 2 and procedimento_id = 2;
       insert into prestador_exame (prestador_id, procedimento_id, valor_cobrar, vigencia_inicial) values (2, 2, 6000, '2040-01-01')`,
    );
    const { planos: found } = await plans({ examesIds: [1, 2] });
    expect(found[0]?.linhas.map(({ prestador, examesIds }) => [prestador.id, examesIds])).toEqual([
      [1, [1]],
      [2, [2]],
    ]);
    // Nor is a clinic in a plan for what it once did.
    await app.database.runScript(`update prestador_exame set ativo = false where prestador_id = 2`);
    expect((await plans({ examesIds: [1, 2] })).planos).toEqual([]);
  });

  it('more exams than are searched: none, and how many are; another scope is not found', async () => {
    expect(await plans({ examesIds: [1, 2, 3, 4, 5, 6, 7] })).toEqual({ planos: [], limiteExames: 6 });
    expect((await ask({ clienteId: 3 })).status).toBe(404);
    // An exam of another company.
    expect((await ask({ examesIds: [4] })).status).toBe(404);
    expect((await ask({ clienteId: 2 }, await app.tokenFor(2))).status).toBe(404);
  });
});
