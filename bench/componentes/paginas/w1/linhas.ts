import { combina, grupos, type Clinica } from '../dados.ts';

/** One line of a virtual list: a group's heading or a clinic. */
export type Linha = { titulo: string } | { clinica: Clinica };

export const ALTURA = 52;

/** Headings and clinics that match, in one run; a group without a match has no heading. */
export function emLinhas(busca: string): readonly Linha[] {
  return grupos.flatMap(({ rotulo, itens }): Linha[] => {
    const achadas = busca === '' ? itens : itens.filter((clinica) => combina(clinica, busca));
    return achadas.length === 0 ? [] : [{ titulo: rotulo }, ...achadas.map((clinica) => ({ clinica }))];
  });
}
