/** Texts of Toast. */
export const texts = {
  region: (count: number): string => (count === 1 ? '1 aviso' : `${count} avisos`),
  toast: 'Aviso',
  close: 'Fechar aviso',
  undo: 'Desfazer',
  tones: { success: 'Sucesso', info: 'Informação', warning: 'Atenção', danger: 'Erro' },
  history: 'Avisos recentes',
  historyEmpty: 'Nenhum aviso até agora.',
  repeated: (count: number): string => `${count} vezes seguidas`,
  clearHistory: 'Limpar avisos',
} as const;
