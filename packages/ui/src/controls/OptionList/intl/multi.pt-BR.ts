const count = (total: number): string => (total === 1 ? '1 selecionado' : `${total} selecionados`);

/** Texts of the fields that take several choices. */
export const texts = {
  placeholder: 'Pesquise e selecione',
  chosen: 'Selecionados',
  added: (label: string, total: number): string => `${label} selecionado. ${count(total)}.`,
  removed: (label: string, total: number): string => `${label} retirado. ${count(total)}.`,
  limit: (most: number): string => `O limite é de ${most} selecionados.`,
  count,
  unnamed: (key: string | number): string => `Item ${key}`,
  all: 'Selecionar todos',
  none: 'Limpar',
  more: (rest: number): string => `e mais ${rest}`,
};

export type MultiTexts = typeof texts;
