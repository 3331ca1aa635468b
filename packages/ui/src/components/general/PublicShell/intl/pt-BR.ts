export const texts = {
  back: 'Voltar',
  step: (step: number, steps: number): string => `${step} de ${steps}`,
  progress: (step: number, steps: number): string => `Etapa ${step} de ${steps}`,
};
