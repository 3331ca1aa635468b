/** Texts of ChipSearch. */
export const texts = {
  label: 'Buscar',
  hint: 'Enter adiciona o termo',
  terms: 'Termos da busca',
  /** Between two terms: each finds by itself (docs/decisions/0003). */
  or: 'ou',
  remove: (term: string) => `Remover ${term}`,
  added: (terms: readonly string[]) =>
    terms.length === 1
      ? `${terms[0] ?? ''} adicionado à busca.`
      : `${terms.length} termos adicionados à busca.`,
  removed: (term: string) => `${term} removido da busca.`,
  repeated: (term: string) => `${term} já está na busca.`,
  full: (max: number) => `A busca aceita até ${max} termos.`,
  clear: 'Limpar busca',
  cleared: 'Busca limpa.',
} as const;
