import { openPostgres } from '../apps/server/src/db/postgres.ts';
import { apiWith, type Api } from './support/api.ts';
import { chooseClinic, confirm, createPedidos, findVagas, type Vaga } from './pedidos.ts';
import { printTable, ms, quantile } from './support/measures.ts';

const PEOPLE = 200;

/** Lets these clinics serve every customer's request: who comes for a time is not refused for another reason. */
async function serveAll(url: string, clinics: readonly number[]): Promise<void> {
  const database = openPostgres({ url, usesAppRole: false, patience: 10 });
  const those = `prestador p where p.id in (${clinics.join(', ')})`;
  await database.runScript(`
    insert into prestador_cliente (prestador_id, cliente_id, condicao)
      select p.id, c.id, true from cliente c, ${those} and c.empresa_id = p.empresa_id
      on conflict (prestador_id, cliente_id) do update set condicao = true;
    insert into prestador_exame (prestador_id, procedimento_id)
      select p.id, e.id from procedimento e, ${those} and e.empresa_id = p.empresa_id and not exists (
        select 1 from prestador_exame pe where pe.prestador_id = p.id and pe.procedimento_id = e.id)`);
  await database.close();
}

/**
 * 200 people for 100 free times, two for each, over two processes of one database (issue 10): exactly 100 of them get
 * theirs, the others hear that it is gone, and nobody waits for a second.
 */
export async function measureCrowd(url: string, bases: readonly [string, string], staff: Api): Promise<void> {
  const pedidos = await createPedidos(bases[0], staff, PEOPLE);
  const [first] = pedidos;
  if (!first) throw new Error('Nenhum pedido.');
  const vagas = await findVagas(first, PEOPLE / 2);
  await serveAll(url, [...new Set(vagas.map(({ prestadorId }) => prestadorId))]);
  const people = pedidos.map((pedido, i) => ({
    id: pedido.id,
    // Who shares a time sits at different servers.
    api: apiWith(bases[i < PEOPLE / 2 ? 0 : 1], pedido.token),
    vaga: vagas[i % (PEOPLE / 2)] as Vaga,
  }));
  for (const person of people) await chooseClinic(person, person.vaga);
  const started = performance.now();
  const answers = await Promise.all(
    people.map(async (person) => {
      const began = performance.now();
      const { status } = await confirm(person, person.vaga);
      return { status, took: performance.now() - began };
    }),
  );
  const whole = performance.now() - started;
  const won = answers.filter(({ status }) => status < 300).length;
  const lost = answers.filter(({ status }) => status === 409).length;
  const p99 = quantile(
    answers.map(({ took }) => took),
    0.99,
  );
  printTable('200 pessoas para 100 horários, dois processos', [
    {
      measurement: 'conseguiram, e receberam 409',
      value: `${won} e ${lost}${won + lost === PEOPLE ? '' : `; ${PEOPLE - won - lost} outras respostas`}`,
      meta: '100 e 100',
      inside: won === PEOPLE / 2 && lost === PEOPLE / 2,
    },
    {
      measurement: 'a mais lenta de cem, todas ao mesmo tempo',
      value: `p99 ${ms(p99)}, todas em ${ms(whole)}`,
      meta: 'p99 < 1 s',
      inside: p99 < 1_000,
    },
  ]);
}
