/** Texts of WizardLayout. */
export const texts = {
  back: 'Voltar',
  next: 'Avançar',
  summary: 'Resumo',
  showSummary: 'Ver resumo',
  hideSummary: 'Ocultar resumo',
  missing: 'Ainda falta',
  actions: 'Ações da etapa',
  notYet: 'A definir',
} as const;
