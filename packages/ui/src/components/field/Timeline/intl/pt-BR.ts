const records = (count: number): string => (count === 1 ? '1 registro' : `${count} registros`);

/** Texts of Timeline (doc1 §2.5, doc3 §2.9). */
export const texts = {
  by: (who: string) => `por ${who}`,
  from: 'De:',
  to: 'Para:',
  empty: 'Nenhum registro encontrado.',
  loading: 'Carregando informações...',
  error: 'Problemas ao carregar informações!',
  added: (titles: readonly string[]): string =>
    titles.length === 1
      ? `Novo registro: ${titles[0]}.`
      : `${titles.length} novos registros: ${titles.join(', ')}.`,
  showMore: 'Ver mais',
  showLess: 'Ver menos',
  filter: 'Mostrar',
  all: 'Todos',
  filtered: (shown: number, total: number): string => `${shown} de ${records(total)}.`,
  noneOfKind: 'Não há registros deste tipo.',
  showAll: 'Mostrar todos',
  older: 'Ver registros anteriores',
  olderLoaded: (count: number): string =>
    count === 1 ? '1 registro anterior carregado.' : `${count} registros anteriores carregados.`,
  olderFailed: 'Não foi possível carregar os registros anteriores.',
  beginning: 'Este é o começo do histórico.',
} as const;
