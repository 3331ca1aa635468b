/** Texts of TreeSelect. */
export const texts = {
  placeholder: 'Selecione',
  search: 'Pesquisar',
  clear: 'Limpar',
  done: 'Concluir',
  and: (count: number) => `e mais ${count.toLocaleString('pt-BR')}`,
  chosen: (count: number) =>
    count === 0
      ? 'Nada escolhido'
      : count === 1
        ? '1 escolhido'
        : `${count.toLocaleString('pt-BR')} escolhidos`,
};
