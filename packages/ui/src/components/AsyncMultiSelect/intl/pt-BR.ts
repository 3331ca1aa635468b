/** Texts of the multiple choice that loads in pages. */
export const textos = {
  placeholder: 'Busque e selecione',
  escolhidos: 'Selecionados',
  indisponivel: (item: string, motivo: string): string => `${item} não pode ser selecionado: ${motivo}`,
  adicionado: (item: string, total: number): string => `${item} selecionado. ${contagem(total)}.`,
  removido: (item: string, total: number): string => `${item} retirado. ${contagem(total)}.`,
  limite: (n: number): string => `O limite é de ${n} selecionados.`,
  contagem: (total: number): string => contagem(total),
  semNome: (chave: string | number): string => `Item ${chave}`,
};

const contagem = (total: number): string => (total === 1 ? '1 selecionado' : `${total} selecionados`);
