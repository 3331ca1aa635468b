/** Texts shared by the lists that load in pages. */
export const textos = {
  abrir: 'Mostrar opções',
  limpar: 'Limpar seleção',
  carregando: 'Carregando…',
  buscando: 'Buscando…',
  carregandoMais: 'Carregando mais…',
  vazio: 'Nenhum registro encontrado',
  erro: 'Não foi possível carregar a lista.',
  erroMais: 'Não foi possível carregar mais.',
  tentarNovamente: 'Tentar novamente',
  resultados: (carregados: number, total: number | undefined): string => {
    if (total !== undefined && total > carregados) return `${carregados} de ${total} registros carregados`;
    return carregados === 1 ? '1 registro' : `${carregados} registros`;
  },
  naoResolvido: 'Não foi possível carregar o nome do item selecionado.',
  resolvendo: 'Carregando o item selecionado…',
};

export type TextosDaLista = typeof textos;
