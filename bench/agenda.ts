import type { Api } from './support/api.ts';
import { atRate, printTable, ms, quantile, type Row } from './support/measures.ts';
import { findVagas, createPedidos } from './pedidos.ts';

const META_MS = 50;
const addDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** (b) Free slots of one clinic for 1 and 30 days. (c) 100 people confirm one slot at once. */
export async function measureAgenda(base: string, staff: Api, seconds: number): Promise<void> {
  const pedidos = await createPedidos(base, staff, 100);
  const [first] = pedidos;
  const [vaga] = await findVagas(first!, 1);
  if (!vaga) throw new Error('Nenhum horário livre.');

  const rows: Row[] = [];
  for (const days of [1, 30]) {
    const ask = () =>
      first!.api.post('/agendamentos/faixas-disponiveis', {
        agendamentoId: first!.id,
        examesIds: [],
        periodo: 3,
        prestadorId: vaga.prestadorId,
        dataInicial: days === 1 ? vaga.faixa.data : addDays(1),
        dataFinal: days === 1 ? vaga.faixa.data : addDays(days),
      });
    for (let i = 0; i < 5; i++) await ask();
    const { durations, responses } = await atRate(50, seconds, ask);
    const [sample] = responses;
    if (responses.some((answer) => answer.status !== 200))
      throw new Error(`Disponibilidade: ${JSON.stringify(sample?.body)}`);
    const p95 = quantile(durations, 0.95);
    rows.push({
      measurement: `horários livres de uma clínica, ${days} ${days === 1 ? 'dia' : 'dias'}`,
      value: `p50 ${ms(quantile(durations, 0.5))}, p95 ${ms(p95)}, ${sample?.consultas ?? '?'} consultas, ${sample ? (sample.body as unknown[]).length : 0} horários`,
      meta: `p95 < ${META_MS} ms`,
      inside: p95 < META_MS,
    });
  }

  await Promise.all(
    pedidos.map(({ api, id }) =>
      api.patch('/autoagendamento/solicitante-confirmar-prestador', {
        id,
        cidade: vaga.cidadeId,
        idPrestador: vaga.prestadorId,
      }),
    ),
  );
  const start = performance.now();
  const answers = await Promise.all(
    pedidos.map(({ api, id }) =>
      api.post('/autoagendamento/solicitante-confirmar-agendamento', {
        agendamentoId: id,
        periodo: vaga.faixa.horarioChegada < '12:00' ? 1 : 2,
        dataAgendamento: vaga.faixa.data,
        horarioAgendamento: vaga.faixa.horarioChegada,
        ambienteId: vaga.faixa.ambienteId,
      }),
    ),
  );
  const won = answers.filter((answer) => answer.status < 300).length;
  const odd = answers.find((answer) => answer.status >= 300 && answer.status !== 409);
  if (odd) throw new Error(`Confirmação: ${odd.status} ${JSON.stringify(odd.body)}`);
  const lost = answers.filter((answer) => answer.status === 409).length;
  rows.push({
    measurement: '100 confirmações ao mesmo tempo de um horário',
    value: `${won} conseguiu, ${lost} receberam 409, em ${ms(performance.now() - start)}`,
    meta: '1 e 99',
    inside: won === 1 && lost === 99,
  });
  printTable('Agenda de uma clínica', rows);
}
