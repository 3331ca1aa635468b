import { openPostgres } from '../apps/server/src/db/postgres.ts';
import type { Api, ResultPage } from './support/api.ts';
import { chance, dayIn, printTable, timedRow } from './support/measures.ts';

interface Faixa {
  data: string;
  horarioChegada: string;
  horarioSaida: string;
  ambienteId: number;
  vagas: number;
}

/** How much of what is free is booked before anything is measured. */
const BOOKED = 0.7;
const DAYS = 30;
const ROUNDS = 40;
const PEOPLE = 10;
const CLINICS = 3;
const EXAMES = 5;
/** What issue 10 allows, in ms. */
const GOAL = { clinic: 20, everybody: 150 } as const;

/** Books that share of the places, whatever is there already. */
async function book(url: string, slots: readonly Faixa[]): Promise<void> {
  // The same share of the same slots each run.
  const roll = chance(20261125);
  const values = slots.flatMap(({ ambienteId, data, horarioChegada, horarioSaida, vagas }) =>
    Array.from({ length: vagas }, (_, at) => at + 1)
      .filter(() => roll() < BOOKED)
      .map(
        (vaga) => `(${ambienteId}, ${vaga}, tsrange('${data} ${horarioChegada}', '${data} ${horarioSaida}'))`,
      ),
  );
  const database = openPostgres({ url, usesAppRole: false, patience: 10 });
  await database.runScript(
    `insert into reserva (ambiente_id, vaga, periodo, tipo, agendamento_id)
     select s.room, s.lane, s.span, 'RESERVA', (select min(id) from agendamento)
     from (values ${values.join(', ')}) s(room, lane, span) on conflict do nothing`,
  );
  await database.close();
}

/** The clinic that was measured alone, for others to be asked the same of. */
export interface MeasuredClinic {
  id: number;
  first: string;
  last: string;
  /** Of one slot. */
  minutes: number;
  /** Working days of the range on which it had nothing free before anything was booked. */
  closedDays: string[];
  /** `date time`, as they are now. */
  free: string[];
  durations: readonly number[];
}

/**
 * Free slots at 70 % booked: of one clinic over 30 days, and all that the schedule step asks for ten employees with five
 * exams at three clinics, the thirty questions at once.
 */
export async function measureSlots(url: string, staff: Api): Promise<MeasuredClinic> {
  const read = async <T>(path: string): Promise<T[]> => ((await staff.get(path)).body as ResultPage<T>).items;
  const people = await read<{ id: number; customerId: number }>(
    `/customer/employees/funcionarios-por-situacao/ATIVO?limit=${PEOPLE}`,
  );
  const exames = (await read<{ id: number }>(`/procedures?limit=${EXAMES}`)).map(({ id }) => id);
  const cliente = people[0]?.customerId ?? 0;
  const [first, last] = [dayIn(1), dayIn(DAYS)];
  const ask = async (prestadorId: number, funcionarioId: number): Promise<Faixa[]> => {
    const { status, body } = await staff.post('/agendamentos/new-faixas-disponiveis', {
      prestadorId,
      funcionarioId,
      examesIds: exames,
      dataInicial: first,
      dataFinal: last,
      periodo: 3,
      tipoExameId: 2,
    });
    return status === 200 ? (body as Faixa[]) : [];
  };
  const clinics: number[] = [];
  let before = 0;
  const openDays = new Set<string>();
  for (const city of await read<{ id: number }>('/cidades?limit=50&comPrestador=true')) {
    for (const { id } of await read<{ id: number }>(`/suppliers/ordered/${cliente}/${city.id}/0?limit=50`)) {
      if (clinics.length === CLINICS) break;
      const free = await ask(id, people[0]?.id ?? 0);
      if (free.length < 100) continue;
      before += free.reduce((sum, { vagas }) => sum + vagas, 0);
      if (clinics.length === 0) for (const { data } of free) openDays.add(data);
      await book(url, free);
      clinics.push(id);
    }
  }
  if (clinics.length < CLINICS) throw new Error(`Só ${clinics.length} clínicas têm horários livres.`);
  const timed = async (work: () => Promise<unknown>): Promise<number[]> => {
    for (let round = 0; round < 5; round++) await work();
    const durations: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const since = performance.now();
      await work();
      durations.push(performance.now() - since);
    }
    return durations;
  };
  const left = (await Promise.all(clinics.map((id) => ask(id, people[0]?.id ?? 0))))
    .flat()
    .reduce((sum, { vagas }) => sum + vagas, 0);
  const one = await timed(() => ask(clinics[0] ?? 0, people[0]?.id ?? 0));
  const everybody = await timed(() =>
    Promise.all(people.flatMap(({ id }) => clinics.map((clinic) => ask(clinic, id)))),
  );
  printTable(`Horários livres, ${Math.round((1 - left / before) * 100)} % ocupados`, [
    timedRow(`uma clínica, ${DAYS} dias`, one, GOAL.clinic),
    timedRow(
      `${people.length} funcionários, ${exames.length} exames, ${CLINICS} clínicas`,
      everybody,
      GOAL.everybody,
    ),
  ]);
  const free = await ask(clinics[0] ?? 0, people[0]?.id ?? 0);
  const days = Array.from({ length: DAYS }, (_, at) => dayIn(at + 1));
  return {
    id: clinics[0] ?? 0,
    first,
    last,
    minutes:
      (Date.parse(`1970-01-01T${free[0]?.horarioSaida}Z`) -
        Date.parse(`1970-01-01T${free[0]?.horarioChegada}Z`)) /
      60_000,
    closedDays: days.filter((day) => !openDays.has(day)),
    free: free.map(({ data, horarioChegada }) => `${data} ${horarioChegada}`),
    durations: one,
  };
}
