import type { Feriado, Ferias } from '@apto/domain/feriados';
import type { CivilDate } from '@apto/domain/time';
import { useMemo } from 'react';
// The browser's entry: the declarations beside it would bring their schemas along.
import { listNationalFeriados, municipalFeriados, prestadorFerias, slaSettings } from '../browser.ts';
import type { ApiError } from '../error.ts';
import { useCall } from './calls.ts';

export interface CalendarRequest {
  /** First and last day that are asked about; null: nothing is asked yet. */
  days: { dataInicial: CivilDate; dataFinal: CivilDate } | null;
  /** Null: the country's holidays alone. */
  cidadeId: number | null;
  /** Null: nobody's vacations. */
  prestadorId: number | null;
  /** Whose limit of days is asked for, too; without an id that of the company. */
  cliente?: { id?: number | undefined };
}

interface CalendarRead {
  data: unknown;
  error: ApiError | undefined;
  isLoading: boolean;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}

export interface CalendarFacts {
  /** Of country and city; empty while they are on their way, or could not be read. */
  feriados: readonly Feriado[];
  /** Of the clinic; likewise. */
  ferias: readonly Ferias[];
  /** Null while not asked for or not known. */
  dayLimit: number | null;
  /** All that was asked for has been answered. */
  isComplete: boolean;
  /** Who reads more beside these says of them together what a failure means, and asks again. */
  reads: readonly CalendarRead[];
}

const NONE: readonly never[] = [];

/** Holidays, vacations and limit that a day is held against: the same facts that the server holds it against. */
export function useCalendarFacts({ days, cidadeId, prestadorId, cliente }: CalendarRequest): CalendarFacts {
  const asked = days !== null;
  const query = days ?? {};
  const hasCity = asked && cidadeId !== null;
  const hasClinic = asked && prestadorId !== null;
  const hasLimit = asked && cliente !== undefined;
  const sla = useCall(slaSettings, hasLimit ? { query: { customerId: cliente.id } } : null);
  const national = useCall(listNationalFeriados, asked ? { query } : null);
  const municipal = useCall(municipalFeriados, hasCity ? { params: { cityId: cidadeId }, query } : null);
  const ferias = useCall(prestadorFerias, hasClinic ? { params: { providerId: prestadorId }, query } : null);
  const feriados = useMemo(
    () => [...(national.data ?? NONE), ...(municipal.data ?? NONE)],
    [national.data, municipal.data],
  );
  const isComplete = Boolean(
    national.data && (municipal.data ?? !hasCity) && (ferias.data ?? !hasClinic) && (sla.data ?? !hasLimit),
  );
  return {
    feriados,
    ferias: ferias.data ?? NONE,
    dayLimit: sla.data?.limiteDatas ?? null,
    isComplete,
    reads: [sla, national, municipal, ferias],
  };
}
