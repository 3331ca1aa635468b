/** Texts of ActionHistoryDialog (doc3 §2.9). */
export const texts = {
  title: 'Histórico de ações',
  users: 'Filtrar por usuário',
  period: 'Período',
  timeline: 'Ações registradas',
  empty: 'Nenhum log encontrado!',
  clear: 'Limpar filtros',
} as const;
