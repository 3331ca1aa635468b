/** Texts of Tour. */
export const texts = {
  position: (at: number, total: number): string => `${at} de ${total}`,
  step: (at: number, total: number): string => `Passo ${at} de ${total}`,
  previous: 'Voltar',
  next: 'Próximo',
  done: 'Concluir',
  skip: 'Sair do guia',
  never: 'Não mostrar de novo',
  emptyTitle: 'Nada para mostrar agora',
  empty: 'As partes que este guia explica não estão nesta tela.',
  close: 'Fechar',
} as const;
