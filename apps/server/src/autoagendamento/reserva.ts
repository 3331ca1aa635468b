import { ERROR_CODE } from '@apto/api-client';
import { nearestFaixas, type Faixa } from '@apto/domain/agendas';
import { ASSISTENTE_NOTICE } from '@apto/domain/messages';
import { PERIODO } from '@apto/domain/periodos';
import type { CivilDate, TimeOfDay } from '@apto/domain/time';
import { clinicFaixas } from '../agendas/faixas.ts';
import type { ClinicWithAgendas, Intervalo } from '../agendas/repository.ts';
import type { Ctx } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { faixaSeats, releaseHolds, reserveFaixa, type Taker } from '../reservas/repository.ts';

/** Free slots offered to who lost the race. */
const NEAREST_COUNT = 5;

export interface WantedFaixa {
  data: CivilDate;
  time: TimeOfDay;
  ambienteId: number | null;
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
  choosable: { days: Intervalo; isChoosable: (date: CivilDate) => boolean },
): Promise<Faixa> {
  const { db, now } = ctx;
  const day = { start: wanted.data, end: wanted.data };
  await releaseHolds(db, { agendamentoId: taker.agendamentoId });
  const available = await clinicFaixas(db, clinic, day, PERIODO.AMBOS, now, wanted.ambienteId);
  const faixa = available.find((f) => f.horarioChegada === wanted.time);
  if (faixa && (await reserveFaixa(db, now, taker, faixa, faixaSeats(clinic, faixa, now)))) return faixa;
  const remaining = await clinicFaixas(db, clinic, choosable.days, PERIODO.AMBOS, now);
  const maisProximas = nearestFaixas(
    remaining.filter((f) => choosable.isChoosable(f.data)),
    wanted,
    NEAREST_COUNT,
  );
  throw conflict(ERROR_CODE.FAIXA_INDISPONIVEL, ASSISTENTE_NOTICE.faixaUnavailable().title, {
    maisProximas,
  });
}
