/** What is said of companies (docs/decisions/0107). */
export const COMPANY_TEXT = {
  onlyManaging: 'Só uma empresa gestora cria outras empresas.',
  elsewhere: 'Entre nesta empresa para alterar o cadastro dela.',
} as const;
