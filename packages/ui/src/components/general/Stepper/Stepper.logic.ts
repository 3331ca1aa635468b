/** O que resultou de uma etapa até agora. Qual está aberta é dito à parte, por `currentId`. */
export type StepState = 'todo' | 'done' | 'error';

/** Uma etapa, como a lista de etapas do domínio a dá. */
export interface StepItem {
  /** Único entre os passos. */
  readonly id: string;
  /** O nome da etapa. */
  readonly label: string;
  /** Em que ponto está. @default 'todo' */
  readonly state?: StepState;
  /** Poucas palavras embaixo do rótulo: o que foi escolhido, ou o que falta. */
  readonly description?: string;
  /** Não pode ser aberta agora. A etapa ainda recebe o foco. @default se há um `disabledReason` */
  readonly isDisabled?: boolean;
  /** Por que não; lido com a etapa, e mostrado ao receber o foco e ao toque. */
  readonly disabledReason?: string;
}

/** A posição da etapa aberta, contada a partir de 1; 0 quando ela não está na lista. */
export function stepPosition(steps: readonly StepItem[], currentId: string): number {
  return steps.findIndex((step) => step.id === currentId) + 1;
}
