import { openOn, opened } from '@apto/domain/fixtures';
import { nextValidIntervalos, verifyIntervalo, type Intervalo } from '@apto/domain/intervalo';
import { nowInSaoPaulo, addDays, type Now } from '@apto/domain/time';
import type { DatabasePort } from '../src/db/port.ts';
import { openSession } from '../src/platform/authentication.ts';
import { keyRing } from '../src/platform/key-ring.ts';

/** What signs the sessions of servers that run as processes of their own. */
export const SECRET = 'segredo-somente-para-os-testes-0123456789';

/** The attendant's bearer token on a database that has the fixture already. */
export const attendantToken = (database: DatabasePort): Promise<string> =>
  openSession(database.db, keyRing(SECRET), Date.now(), { kind: 'interna', usuarioId: 1 });

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

/** The next ten days, or what comes nearest to them, of which a request may be made on whatever day it is. */
export function nextIntervalo(now: Now = nowInSaoPaulo(Date.now())): Intervalo {
  const wished = { inicio: addDays(now.data, 1), fim: addDays(now.data, 10) };
  const context = { now, min: wished.inicio, dayLimit: 10, maxDates: 10, feriados: [], ferias: [] };
  const [nearest] =
    verifyIntervalo(wished, context).length === 0 ? [wished] : nextValidIntervalos(wished, context, 1);
  if (!nearest) throw new Error('Nenhum intervalo pode ser escolhido.');
  return nearest;
}
