/** The groups of the design system's components, in the order in which they are shown. */
export const GROUPS: readonly string[] = [
  'Fundamentos',
  'Ações',
  'Formulários',
  'Datas e horários',
  'Dados',
  'Avisos',
  'Sobreposições',
  'Navegação',
  'Estrutura',
];
