import { minutosDoDia, periodoDoHorario, PERIODO, type Hora } from '@apto/domain';

/** A slot on one day; `Faixa` of the domain is one. */
export interface Horario {
  readonly horarioChegada: Hora;
  readonly horarioSaida: Hora;
  /** Places still free. Absent: one, and it is not spoken of. */
  readonly vagas?: number;
  readonly minutosAgendas?: number;
  readonly ambienteId?: number;
}

/** What tells slots of one day apart. */
export const chaveDoHorario = ({ horarioChegada, horarioSaida, ambienteId }: Horario): string =>
  `${horarioChegada}-${horarioSaida}-${ambienteId ?? ''}`;

/** Whether two slots are the same to a person: same arrival and departure (doc2 §5, Schedule step). */
export const mesmoHorario = (a: Horario | null | undefined, b: Horario | null | undefined): boolean =>
  a?.horarioChegada === b?.horarioChegada && a?.horarioSaida === b?.horarioSaida;

/** The slots of the morning (before 12:00) and of the afternoon, each in order. Equal times appear once. */
export function porPeriodo<H extends Horario>(horarios: readonly H[]): { manha: H[]; tarde: H[] } {
  const emOrdem = [...horarios].sort(
    (a, b) =>
      minutosDoDia(a.horarioChegada) - minutosDoDia(b.horarioChegada) ||
      minutosDoDia(a.horarioSaida) - minutosDoDia(b.horarioSaida),
  );
  const unicos: H[] = [];
  for (const horario of emOrdem) {
    const ultimo = unicos.at(-1);
    if (ultimo && mesmoHorario(ultimo, horario)) {
      // Two rooms at the same time are two places of one choice.
      if (ultimo.vagas !== undefined && horario.vagas !== undefined) {
        unicos[unicos.length - 1] = { ...ultimo, vagas: ultimo.vagas + horario.vagas };
      }
    } else unicos.push(horario);
  }
  const deManha = ({ horarioChegada }: H): boolean => periodoDoHorario(horarioChegada) === PERIODO.MANHA;
  return { manha: unicos.filter(deManha), tarde: unicos.filter((horario) => !deManha(horario)) };
}

/** The free slots nearest in time to one that was taken, the nearest first; of two equally near, the earlier. */
export function maisProximos<H extends Horario>(horarios: readonly H[], desejado: Horario, n = 3): H[] {
  const alvo = minutosDoDia(desejado.horarioChegada);
  const distancia = ({ horarioChegada }: H): number => Math.abs(minutosDoDia(horarioChegada) - alvo);
  return horarios
    .filter((horario) => !mesmoHorario(horario, desejado))
    .sort(
      (a, b) =>
        distancia(a) - distancia(b) || minutosDoDia(a.horarioChegada) - minutosDoDia(b.horarioChegada),
    )
    .slice(0, n);
}
