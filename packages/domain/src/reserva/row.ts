import type { Faixa } from '../agendas/index.ts';
import type { OpeningHour } from '../atendimento/index.ts';
import type { CivilDate } from '../time/index.ts';

/** Exames feitos juntos numa clínica, com o dia e o horário escolhidos para eles (doc2 §2.8, §3). */
export interface ReservaRow {
  /** Único entre as linhas do funcionário. */
  readonly id: string;
  /** O prestador; null até que um seja escolhido. */
  readonly prestador: { id: number; name: string } | null;
  /** Os exames feitos ali. */
  readonly procedimentos: readonly { id: number; name: string }[];
  /** Dias de antecedência, contados em dias da semana que o prestador atende. */
  readonly antecedencia: number;
  /** A clínica da solicitação atende estes exames; se não, outra é escolhida para eles, ou são particulares. */
  readonly isServed: boolean;
  /** A semana da clínica, como a API a traz. */
  readonly openingHours?: readonly OpeningHour[] | null;
  /** O dia; null até que um seja escolhido. */
  readonly data: CivilDate | null;
  /** O horário; null até que um seja escolhido. */
  readonly faixa: Faixa | null;
  /** O funcionário mesmo o marca: tem data, e não tem horário (doc2 §5). */
  readonly particular: boolean;
}

/** Se não falta nada: prestador, data e horário, ou só a data quando é particular (doc2 §5). */
export function isRowComplete({ prestador, data: date, faixa, particular }: ReservaRow): boolean {
  if (date === null) return false;
  return particular || (prestador !== null && faixa !== null);
}
