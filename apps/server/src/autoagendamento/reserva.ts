import { ERROR_CODE } from '@apto/api-client';
import { nearestFaixas, type Faixa } from '@apto/domain/agendas';
import { ASSISTENTE_NOTICE } from '@apto/domain/messages';
import { PERIODO } from '@apto/domain/periodos';
import {
  addDays,
  daysBetween,
  earlierDate,
  laterDate,
  type CivilDate,
  type Now,
  type TimeOfDay,
} from '@apto/domain/time';
import type { Db } from '../db/port.ts';
import { clinicFaixas } from '../agendas/faixas.ts';
import type { ClinicWithAgendas, HoldOwner, Intervalo } from '../agendas/repository.ts';
import type { Ctx } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { reserveFaixa, reserveSole, soleFaixa, type Taker } from '../reservas/repository.ts';

/** Free slots offered to who lost the race. */
const NEAREST_COUNT = 5;
/** Days before and after the wish in which they are looked for first: nearly always there are some. */
const NEAR_DAYS = 3;

export interface WantedFaixa {
  data: CivilDate;
  time: TimeOfDay;
  ambienteId: number | null;
}

interface Choosable {
  /** What it holds itself is free for it. */
  own: HoldOwner;
  days: Intervalo;
  isChoosable: (date: CivilDate) => boolean;
}

/** The free slots nearest to the wish. All days are worked out only where those around it are not certain to hold them. */
async function nearestOf(
  db: Db,
  now: Now,
  clinic: ClinicWithAgendas,
  wanted: WantedFaixa,
  { own, days, isChoosable }: Choosable,
): Promise<Faixa[]> {
  const among = async (intervalo: Intervalo) => {
    const free = await clinicFaixas(db, clinic, intervalo, PERIODO.AMBOS, now, null, own);
    return nearestFaixas(
      free.filter((f) => isChoosable(f.data)),
      wanted,
      NEAREST_COUNT,
    );
  };
  const around = {
    start: laterDate(days.start, addDays(wanted.data, -NEAR_DAYS)),
    end: earlierDate(days.end, addDays(wanted.data, NEAR_DAYS)),
  };
  const near = around.start <= around.end ? await among(around) : [];
  // A slot outside is more than these days away, by the hour; one this much nearer is before it.
  const isCertain = (f: Faixa) => Math.abs(daysBetween(wanted.data, f.data)) < NEAR_DAYS;
  return near.length === NEAREST_COUNT && near.every(isCertain) ? near : among(days);
}

/**
 * Takes the slot, for good or while its employee decides, or throws the 409 that offers the nearest free ones, on the days
 * that this person may choose. What the request's own link held is free for it.
 */
export async function takeFaixa(
  ctx: Pick<Ctx, 'db' | 'now'>,
  taker: Extract<Taker, { agendamentoId: number }>,
  clinic: ClinicWithAgendas,
  wanted: WantedFaixa,
  choosable: Omit<Choosable, 'own'>,
): Promise<Faixa> {
  const { db, now } = ctx;
  const day = { start: wanted.data, end: wanted.data };
  const { agendamentoId } = taker;
  const own = { agendamentoId };
  const sole = soleFaixa(clinic, wanted, now);
  if (sole) {
    // Who takes its only place hears by that whether it was free.
    if (await reserveSole(db, now, taker, { clinic, faixa: sole }, agendamentoId)) return sole;
  } else {
    const available = await clinicFaixas(db, clinic, day, PERIODO.AMBOS, now, wanted.ambienteId, own);
    const faixa = available.find((f) => f.horarioChegada === wanted.time);
    if (faixa && (await reserveFaixa(db, now, taker, { clinic, faixa }, agendamentoId))) return faixa;
  }
  const maisProximas = await nearestOf(db, now, clinic, wanted, { ...choosable, own });
  throw conflict(ERROR_CODE.FAIXA_INDISPONIVEL, ASSISTENTE_NOTICE.faixaUnavailable().title, {
    maisProximas,
  });
}
