/** Texts of Stepper. */
export const texts = {
  label: 'Etapas',
  position: (step: number, total: number) => `Etapa ${step} de ${total}`,
  show: 'Ver etapas',
  hide: 'Ocultar etapas',
  done: 'concluída',
  error: 'com pendência',
} as const;
