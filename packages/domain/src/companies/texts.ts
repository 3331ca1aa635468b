/** What is said of companies (docs/decisions/0107). */
export const COMPANY_TEXT = {
  onlyManaging: 'Só uma empresa gestora cria outras empresas.',
  elsewhere: 'Entre nesta empresa para alterar o cadastro dela.',
} as const;

/** What is said of a company's API key (docs/decisions/0209). */
export const COMPANY_KEY_TEXT = {
  title: 'Chave da API',
  make: 'Gerar chave',
  replace: 'Trocar chave',
  none: 'A empresa não tem chave: as chamadas dela são recusadas até que uma seja gerada.',
  failed: 'Não foi possível ler a chave da API.',
  firstQuestion: 'Gerar a chave da API?',
  first: 'Ela aparece uma vez, para ser levada ao sistema que chama a API.',
  question: 'Trocar a chave da API?',
  consequence:
    'A chave atual deixa de valer na hora: os sistemas que a usam são recusados até receberem a nova. Quem usa o Apto pelo navegador não é afetado.',
  once: 'Copie a chave agora: ela não será mostrada de novo.',
} as const;
