import {
  etapasDoAssistente,
  validarEtapa,
  type ContextoAssistente,
  type EstadoAssistente,
  type EtapaId,
} from '@apto/domain';
import type { StepItem } from '@apto/ui';

/**
 * The steps as the stepper shows them: what is done, where something is wrong, and why a step cannot be opened yet.
 * @param recusadas steps that somebody tried to leave while they were not complete
 */
export function itensDoMenu(
  e: EstadoAssistente,
  ctx: ContextoAssistente,
  recusadas: ReadonlySet<EtapaId>,
): StepItem[] {
  let faltaAntes: string | null = null;
  return etapasDoAssistente(e).map(({ id, titulo, construida, avisoNaoConstruida }): StepItem => {
    if (!construida) {
      const base = { id, label: titulo, isDisabled: true };
      return e.direcionarParaAtendente
        ? { ...base, description: 'Com um atendente', disabledReason: 'Um atendente cuidará desta etapa.' }
        : { ...base, description: 'Não disponível', disabledReason: avisoNaoConstruida ?? '' };
    }
    const completa = id !== 'concluir' && validarEtapa(e, id, ctx).ok;
    const bloqueio = faltaAntes;
    const item: StepItem = {
      id,
      label: titulo,
      state: completa && !bloqueio ? 'done' : !completa && recusadas.has(id) ? 'error' : 'todo',
    };
    if (!completa) faltaAntes ??= titulo;
    return bloqueio ? { ...item, isDisabled: true, disabledReason: `Conclua antes: ${bloqueio}` } : item;
  });
}
