/** Texts of Menu. */
export const texts = {
  actions: 'Ações',
  empty: 'Nenhuma ação disponível.',
} as const;
