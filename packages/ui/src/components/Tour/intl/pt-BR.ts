/** Texts of Tour. */
export const texts = {
  position: (at: number, total: number): string => `${at} de ${total}`,
  step: (at: number, total: number): string => `Passo ${at} de ${total}`,
  previous: 'Voltar',
  next: 'Próximo',
  done: 'Concluir',
  skip: 'Sair do guia',
} as const;
