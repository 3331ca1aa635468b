import * as fc from 'fast-check';
import { DIAS_DA_SEMANA, type DiaSemana } from '../tempo/data-civil.ts';
import type { OpeningHour } from './atendimento.ts';

type Turnos = Omit<OpeningHour, 'weekDay'>;

/** A day served 08:00–12:00 and 13:00–17:00 on arrival, or less. */
export function aberto({
  manha = true,
  tarde = true,
  ...resto
}: { manha?: boolean; tarde?: boolean } & Partial<Turnos> = {}): Turnos {
  return {
    serviceTypeAm: manha ? 'ORDEM_CHEGADA' : null,
    serviceTypePm: tarde ? 'ORDEM_CHEGADA' : null,
    startHourAm: manha ? '08:00' : null,
    endHourAm: manha ? '12:00' : null,
    startHourPm: tarde ? '13:00' : null,
    endHourPm: tarde ? '17:00' : null,
    atendimentoMatutino: manha,
    atendimentoVespertino: tarde,
    ...resto,
  };
}

/** The hours of a clinic, weekday by weekday. */
export function semana(dias: Partial<Record<DiaSemana, Turnos>>): OpeningHour[] {
  return DIAS_DA_SEMANA.flatMap((weekDay) => {
    const turnos = dias[weekDay];
    return turnos ? [{ weekDay, ...turnos }] : [];
  });
}

/** Monday to Friday, mornings and afternoons. */
export const horarioComercial: OpeningHour[] = semana({
  1: aberto(),
  2: aberto(),
  3: aberto(),
  4: aberto(),
  5: aberto(),
});

/** Hours of any clinic: each weekday absent, closed, or served in one period or both. */
export const umaSemana: fc.Arbitrary<OpeningHour[]> = fc
  .array(fc.constantFrom('ausente', 'fechado', 'manha', 'tarde', 'dia'), { minLength: 7, maxLength: 7 })
  .map((tipos) =>
    DIAS_DA_SEMANA.flatMap((weekDay) => {
      const tipo = tipos[weekDay];
      if (tipo === 'ausente') return [];
      const turnos = aberto({
        manha: tipo === 'manha' || tipo === 'dia',
        tarde: tipo === 'tarde' || tipo === 'dia',
      });
      return [{ weekDay, ...turnos }];
    }),
  );
