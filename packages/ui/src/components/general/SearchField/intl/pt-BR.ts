export const texts = { label: 'Pesquisar', clear: 'Limpar pesquisa' };
