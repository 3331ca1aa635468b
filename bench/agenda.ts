import type { Api } from './support/api.ts';
import { atRate, dayIn, ms, printTable, timedRow, type Row } from './support/measures.ts';
import { chooseClinic, confirm, createPedidos, findVagas } from './pedidos.ts';

const META_MS = 50;

/** (b) Free slots of one clinic for 1 and 30 days. (c) 100 people confirm one slot at once. */
export async function measureAgenda(base: string, staff: Api, seconds: number): Promise<void> {
  const pedidos = await createPedidos(base, staff, 100);
  const [first] = pedidos;
  if (!first) throw new Error('Nenhum pedido.');
  const [vaga] = await findVagas(first, 1);
  if (!vaga) throw new Error('Nenhum horário livre.');

  const rows: Row[] = [];
  for (const days of [1, 30]) {
    const ask = () =>
      first.api.post('/agendamentos/faixas-disponiveis', {
        agendamentoId: first.id,
        examesIds: [],
        periodo: 3,
        prestadorId: vaga.prestadorId,
        dataInicial: days === 1 ? vaga.faixa.data : dayIn(1),
        dataFinal: days === 1 ? vaga.faixa.data : dayIn(days),
      });
    for (let i = 0; i < 5; i++) await ask();
    const { durations, responses } = await atRate(50, seconds, ask);
    const [sample] = responses;
    if (responses.some((answer) => answer.status !== 200))
      throw new Error(`Disponibilidade: ${JSON.stringify(sample?.body)}`);
    const found = sample ? (sample.body as unknown[]).length : 0;
    rows.push(
      timedRow(`horários livres de uma clínica, ${days} ${days === 1 ? 'dia' : 'dias'}`, durations, META_MS, {
        more: `, ${sample?.consultas ?? '?'} consultas, ${found} horários`,
      }),
    );
  }

  await Promise.all(pedidos.map((pedido) => chooseClinic(pedido, vaga)));
  const start = performance.now();
  const answers = await Promise.all(pedidos.map((pedido) => confirm(pedido, vaga)));
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
