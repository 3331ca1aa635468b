import {
  etapasDoAssistente,
  validarEtapa,
  type ContextoAssistente,
  type EstadoAssistente,
  type EtapaId,
  type FalhaDeCampo,
} from '@apto/domain';
import { donoDoCampo, rotuloDoCampo, rotuloSimples } from './rotulos.ts';

/** What one step still lacks. */
export interface PendenciaDaEtapa {
  readonly etapa: EtapaId;
  readonly titulo: string;
  readonly falhas: readonly FalhaDeCampo[];
  /** The lacking fields in words, each once; a field of several employees says of how many. */
  readonly itens: readonly string[];
}

function emPalavras(e: EstadoAssistente, falhas: readonly FalhaDeCampo[]): string[] {
  const porRotulo = new Map<string, FalhaDeCampo[]>();
  for (const falha of falhas) {
    const rotulo = rotuloSimples(falha.campo);
    porRotulo.set(rotulo, [...(porRotulo.get(rotulo) ?? []), falha]);
  }
  return [...porRotulo].map(([rotulo, iguais]) => {
    const [primeira] = iguais;
    if (!primeira || donoDoCampo(e, primeira.campo) === null) return rotulo;
    return iguais.length === 1
      ? rotuloDoCampo(e, primeira.campo)
      : `${rotulo} (${iguais.length} funcionários)`;
  });
}

/**
 * Every built step that is not complete, in order. The final step's own failure is the first of the others', and is
 * left out, except where only it has one: the hand-over to an attendant.
 */
export function pendencias(e: EstadoAssistente, ctx: ContextoAssistente): PendenciaDaEtapa[] {
  const achadas: PendenciaDaEtapa[] = [];
  for (const { id, titulo, construida } of etapasDoAssistente(e)) {
    if (!construida || (id === 'concluir' && achadas.length > 0)) continue;
    const resultado = validarEtapa(e, id, ctx);
    if (resultado.ok) continue;
    achadas.push({ etapa: id, titulo, falhas: resultado.falhas, itens: emPalavras(e, resultado.falhas) });
  }
  return achadas;
}
