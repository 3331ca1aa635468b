import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BANCOS, criarAppDeTeste, type AppDeTeste } from './helpers.ts';
import { criarPedido } from './pedido.ts';

const DIA = '2026-11-25';
const CONCORRENTES = 100;

describe.each(BANCOS)('many people want one slot, on %s', (banco) => {
  let app: AppDeTeste;
  let atendente: string;
  beforeAll(async () => {
    app = await criarAppDeTeste({ banco });
    atendente = await app.tokenDe(1);
  });
  afterAll(() => app.fechar());

  const agendar = (agendamentoId: number, horarioAgendamento: string, token = atendente) =>
    app.chamar('POST', '/autoagendamento/solicitante-confirmar-agendamento', {
      token,
      body: { agendamentoId, periodo: 1, dataAgendamento: DIA, horarioAgendamento, ambienteId: 1 },
    });
  const livres = async (agendamentoId: number) =>
    (
      (
        await app.chamar('POST', '/agendamentos/faixas-disponiveis', {
          token: atendente,
          body: {
            agendamentoId,
            examesIds: [1],
            periodo: 1,
            prestadorId: 1,
            dataInicial: DIA,
            dataFinal: DIA,
          },
        })
      ).corpo as { horarioChegada: string }[]
    ).map((f) => f.horarioChegada);

  it(`house plan "No double booking": exactly one of ${CONCORRENTES} wins; every loser gets 409 with the text and the nearest free ones`, async () => {
    const pedidos: number[] = [];
    for (let i = 0; i < CONCORRENTES; i += 1) {
      pedidos.push(await criarPedido(app.banco.db, { funcionarioId: 1 + (i % 2), prestadorId: 1 }));
    }
    const respostas = await Promise.all(pedidos.map((p) => agendar(p, '08:30')));
    const ganhou = respostas.filter((r) => r.status === 201);
    expect(ganhou).toHaveLength(1);
    expect(ganhou[0]?.corpo).toMatchObject({ idStatus: 8, dataAgendamento: DIA, horaAgendamento: '08:30' });
    for (const perdeu of respostas.filter((r) => r.status !== 201)) {
      expect(perdeu.status).toBe(409);
      expect(perdeu.corpo).toMatchObject({
        codigo: 'FAIXA_INDISPONIVEL',
        message: 'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.',
      });
      const proximas = (
        perdeu.corpo as { details: { response: { maisProximas: { horarioChegada: string }[] } } }
      ).details.response.maisProximas;
      expect(proximas).toHaveLength(5);
      expect(proximas.map((f) => f.horarioChegada)).not.toContain('08:30');
    }
    const { rows } = await app.banco.transacaoCrua((c) =>
      c.query<{ reservas: number; agendados: number }>(
        `select (select count(*)::int from reserva where ativa) as reservas,
                (select count(*)::int from agendamento where status_id = 8) as agendados`,
      ),
    );
    expect(rows).toEqual([{ reservas: 1, agendados: 1 }]);
  });

  it('a cancelled booking frees its slot for the next', async () => {
    const [um, dois] = [
      await criarPedido(app.banco.db, { funcionarioId: 1, prestadorId: 1 }),
      await criarPedido(app.banco.db, { funcionarioId: 2, prestadorId: 1 }),
    ];
    expect((await agendar(um, '10:00')).status).toBe(201);
    expect(await livres(dois)).not.toContain('10:00');
    expect((await agendar(dois, '10:00')).status).toBe(409);
    const cancelado = await app.chamar('POST', '/agendamento_status', {
      token: atendente,
      body: { descricao: 'Mudança de status para Cancelado. Motivo: x', agendamento: um, status: { id: 10 } },
    });
    expect(cancelado.status).toBe(201);
    expect(await livres(dois)).toContain('10:00');
    expect((await agendar(dois, '10:00')).status).toBe(201);
  });

  it('a hold that ran out does not stand in the way, even before the housekeeping', async () => {
    await app.banco.executarScript(
      `insert into reserva (ambiente_id, vaga, periodo, tipo, expira_em)
       values (1, 1, '[${DIA} 11:00, ${DIA} 11:30)', 'HOLD', '2026-11-23T12:00:00Z')`,
    );
    const p = await criarPedido(app.banco.db, { funcionarioId: 1, prestadorId: 1 });
    expect((await agendar(p, '11:00')).status).toBe(201);
  });

  it('the database itself refuses a second booking of the lane', async () => {
    await expect(
      app.banco.executarScript(
        `insert into reserva (ambiente_id, vaga, periodo, tipo, expira_em)
         values (1, 1, '[${DIA} 08:45, ${DIA} 09:15)', 'HOLD', now() + interval '1 day')`,
      ),
    ).rejects.toMatchObject({ code: '23P01' });
  });
});
