/** Texts of Breadcrumb (doc3 §2.9). */
export const texts = {
  label: 'Você está em',
  home: 'Início',
  back: 'Voltar',
  backTo: (where: string): string => `Voltar para ${where}`,
  hidden: (count: number): string => (count === 1 ? 'Mostrar 1 nível' : `Mostrar ${count} níveis`),
} as const;
