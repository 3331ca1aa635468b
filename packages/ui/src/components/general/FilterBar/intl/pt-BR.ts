/** Texts of FilterBar (doc3 §2.9: button 'limpar filtros'). */
export const texts = {
  label: 'Filtros ativos',
  clear: 'Limpar filtros',
  removed: (filter: string) => `Filtro ${filter} removido.`,
  cleared: 'Filtros limpos.',
} as const;
