import type { Api, ResultPage } from './support/api.ts';
import { printTable, timedRow } from './support/measures.ts';
import { nextIntervalo } from '../apps/server/test/world.ts';

/** How often each city is asked. */
const ROUNDS = 10;
/** What issue 10 allows, in ms. */
const GOAL = 500;

/** Best plans for six exams over the clinics of every city that has some, other clinics for the request included. */
export async function measurePlans(staff: Api): Promise<void> {
  const { inicio: start, fim: end } = nextIntervalo();
  const read = async <T>(path: string): Promise<T[]> => ((await staff.get(path)).body as ResultPage<T>).items;
  const people = await read<{ id: number; customerId: number }>(
    '/customer/employees/funcionarios-por-situacao/ATIVO?limit=1',
  );
  const exames = await read<{ id: number }>('/procedures?limit=6');
  const cities = await read<{ id: number }>('/cidades?limit=50&comPrestador=true');
  const [person] = people;
  if (!person) throw new Error('A demonstração não tem funcionários.');
  const durations: number[] = [];
  let found = 0;
  for (const city of cities) {
    const clinics = await read<{ id: number; liberado: boolean }>(
      `/suppliers/ordered/${person.customerId}/${city.id}/0?limit=100`,
    );
    const [first] = clinics.filter((clinic) => clinic.liberado);
    if (!first) continue;
    for (let round = 0; round < ROUNDS; round++) {
      const since = performance.now();
      const answer = await staff.post('/agendas/melhor-plano', {
        clienteId: person.customerId,
        cidadeId: city.id,
        tipoExameId: 2,
        prestadorId: first.id,
        funcionarioId: person.id,
        examesIds: exames.map(({ id }) => id),
        dataInicial: start,
        dataFinal: end,
        periodo: 3,
        outrasClinicas: true,
      });
      durations.push(performance.now() - since);
      if (answer.status !== 200) throw new Error(`Planos: ${JSON.stringify(answer.body)}`);
      found += (answer.body as { planos: unknown[] }).planos.length > 0 ? 1 : 0;
    }
  }
  printTable(`Melhor plano: ${exames.length} exames, ${cities.length} cidades`, [
    { measurement: 'Perguntas', value: `${durations.length}, ${found} com plano` },
    timedRow('espera', durations, GOAL),
  ]);
}
