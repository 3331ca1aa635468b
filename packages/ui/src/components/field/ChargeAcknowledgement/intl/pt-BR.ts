/** Texts of ChargeAcknowledgement (doc2 §5, Procedures). */
export const texts = {
  label: 'Estou ciente de que os exames serão cobrados.',
  required: 'É necessário marcar o campo para realizar a confirmação do exame.',
} as const;
