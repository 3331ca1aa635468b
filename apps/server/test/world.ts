import { openOn, opened } from '@apto/domain/fixtures';
import { verifyIntervalo } from '@apto/domain/intervalo';
import { nowInSaoPaulo, addDays } from '@apto/domain/time';
import { migrate } from '../src/db/migrate.ts';
import type { DatabasePort } from '../src/db/port.ts';
import { openSession } from '../src/platform/authentication.ts';
import { keyRing } from '../src/platform/key-ring.ts';
import { seedFixture, SEQUENCES } from './fixture.ts';

/** What signs the sessions of servers that run as processes of their own. */
export const SECRET = 'segredo-somente-para-os-testes-0123456789';

/** Migrates and fills a database; answers the attendant's bearer token. */
export async function prepareWorld(database: DatabasePort): Promise<string> {
  await migrate(database);
  await database.transaction((tx) => seedFixture(tx));
  await database.runScript(SEQUENCES);
  return openSession(database.db, keyRing(SECRET), Date.now(), { tipo: 'interna', usuarioId: 1 });
}

const horarios = openOn(opened({ tarde: false, serviceTypeAm: 'HORARIO_MARCADO' }));

/** The next day on which the fixture's clinic serves: the clock of a process is the real one. */
export function nextDay(): string {
  const now = nowInSaoPaulo(Date.now());
  let day = addDays(now.data, 1);
  while (
    verifyIntervalo({ inicio: day, fim: day }, { now, feriados: [], ferias: [], openingHours: horarios })
      .length > 0
  ) {
    day = addDays(day, 1);
  }
  return day;
}
