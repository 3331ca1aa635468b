import type { BestPlan } from '@apto/api-client';
import type { ReservaRow } from '@apto/domain/reserva';

/** The rows with what a plan chooses for each: the clinic of what the request's own does not do, the day and the slot. */
export const rowsWithPlan = (rows: readonly ReservaRow[], plan: BestPlan): ReservaRow[] =>
  rows.map((row) => {
    const [first] = row.procedimentos;
    const chosen = plan.linhas.find(({ examesIds }) => first !== undefined && examesIds.includes(first.id));
    if (!chosen) return row;
    const { faixa, prestador, antecedencia, openingHours } = chosen;
    return {
      ...row,
      particular: false,
      data: faixa.data,
      faixa,
      ...(row.isServed ? {} : { prestador, antecedencia, openingHours }),
    };
  });
