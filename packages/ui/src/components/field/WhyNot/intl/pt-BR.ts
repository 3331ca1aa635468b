/** Texts of WhyNot (issue 10 'Por que não?'). */
export const texts = {
  title: 'Por que não?',
  choices: 'O que dá certo mais perto',
  noChoices: 'Não há outra opção por perto.',
  loading: 'Procurando o que dá certo…',
  failed: 'Não foi possível procurar outras opções.',
  retry: 'Tentar novamente',
  days: (dates: string): string => `Dias: ${dates}`,
};
