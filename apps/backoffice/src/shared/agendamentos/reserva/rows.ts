import type { holdFaixas, ReservaConfig, ReservaItem, ValidatedInput } from '@apto/api-client';
import type { OpeningHour } from '@apto/domain/atendimento';
import type { ReservaRow } from '@apto/domain/reserva';

type Held = ValidatedInput<typeof holdFaixas>['body']['itens'][number];

/** The rows of an employee's config: what the clinic does, then what it does not (doc2 §2.8, §3). */
export function rowsFrom(config: ReservaConfig, openingHours: readonly OpeningHour[] | null): ReservaRow[] {
  const row = (entry: ReservaConfig['examesAtendidos'][number], isServed: boolean): ReservaRow => ({
    id: entry.procedimentos.map(({ id }) => id).join('-'),
    prestador: entry.prestador,
    procedimentos: entry.procedimentos,
    antecedencia: entry.antecedencia,
    isServed,
    openingHours: isServed ? openingHours : null,
    data: null,
    faixa: null,
    particular: false,
  });
  return [
    ...config.examesAtendidos.map((entry) => row(entry, true)),
    ...config.examesNaoAtendidos.map((entry) => row(entry, false)),
  ];
}

const examesOf = ({ procedimentos }: ReservaRow): number[] => procedimentos.map(({ id }) => id);

/** What is booked, as the call takes it (doc2 §7). */
export const itemsOf = (rows: readonly ReservaRow[]): ReservaItem[] =>
  rows.map((row) => ({
    prestadorId: row.particular ? null : (row.prestador?.id ?? null),
    examesIds: examesOf(row),
    diasAntecedencia: row.antecedencia,
    prestadorInformado: !row.isServed && !row.particular,
    horarioSemPrestador: row.particular && row.data ? { data: row.data } : null,
    itens: row.faixa ? [chosen(row.faixa)] : [],
    exameParticular: row.particular,
  }));

const chosen = ({ data, horarioChegada, horarioSaida, ambienteId }: NonNullable<ReservaRow['faixa']>) => ({
  data,
  horarioChegada,
  horarioSaida,
  ambienteId,
});

/** What is kept meanwhile: every slot that is chosen. */
export const heldOf = (rows: readonly ReservaRow[]): Held[] =>
  rows.flatMap((row) =>
    row.faixa && row.prestador
      ? [{ ...chosen(row.faixa), prestadorId: row.prestador.id, examesIds: examesOf(row) }]
      : [],
  );
