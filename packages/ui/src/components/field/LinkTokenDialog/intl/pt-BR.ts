/** Texts of LinkTokenDialog (doc1 §8, doc2 §2.10 and §8). */
export const texts = {
  title: 'Link de autoagendamento',
  description: 'O funcionário entra com o CPF e este token.',
  link: 'Link',
  cpf: 'CPF do funcionário',
  token: 'Token',
  copyLink: 'Copiar link',
  copyToken: 'Copiar token',
  linkCopied: 'Link copiado!',
  linkFailed: 'Erro ao tentar copiar o link',
  tokenCopied: 'Token copiado!',
  tokenFailed: 'Erro ao tentar copiar o token',
  done: 'Concluir',
} as const;
