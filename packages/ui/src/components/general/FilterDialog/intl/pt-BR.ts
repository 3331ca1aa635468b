/** Texts of FilterDialog (doc1 §2.2: Cancel and Apply). */
export const texts = {
  title: 'Filtros',
  cancel: 'Cancelar',
  apply: 'Aplicar',
  clear: 'Limpar filtros',
} as const;
