/**
 * Version of {@link TERMS}: the day from which this text was shown. What is kept of a person's agreement names it, so
 * a changed text takes a new version and the old text stays in the history.
 */
export const TERMS_VERSION = '2026-11-23';

/** What the person agrees to: short, in plain words, with the law it stands on (LGPD, NR-7). */
export const TERMS: readonly { title: string; paragraphs: readonly string[] }[] = [
  {
    title: 'Para que servem os seus dados',
    paragraphs: [
      'O Apto usa os seus dados somente para marcar e realizar o exame ocupacional pedido pela sua empresa e para cumprir as obrigações de saúde e segurança do trabalho dela (NR-7 e eSocial).',
      'Dados de saúde são dados sensíveis. Eles são tratados para cumprir obrigação legal e para a tutela da saúde, em procedimento realizado por profissionais de saúde (LGPD, art. 11, II, "a" e "f").',
    ],
  },
  {
    title: 'Quais dados são usados',
    paragraphs: [
      'Nome, CPF, telefone, e-mail, empresa, tipo de exame, clínica, data e horário. Nesta página ninguém pergunta sobre a sua saúde, e nenhum resultado aparece aqui.',
    ],
  },
  {
    title: 'Quem vê os seus dados',
    paragraphs: [
      'A clínica que você escolher recebe o que precisa para atender você. A sua empresa vê o agendamento e, depois do exame, o atestado (ASO), que diz apenas se você está apto ou inapto. As respostas clínicas e os resultados ficam com os profissionais de saúde.',
    ],
  },
  {
    title: 'Por quanto tempo',
    paragraphs: [
      'O prontuário ocupacional é guardado por 20 anos depois que você sai da empresa, como manda a NR-7. O link para escolher o dia termina quando você confirma o agendamento ou quando o prazo acaba; o do seu agendamento vale até o fim do dia seguinte ao exame.',
    ],
  },
  {
    title: 'Os seus direitos',
    paragraphs: [
      'Você pode pedir acesso, correção e cópia dos seus dados, e a exclusão do que a lei não obriga a guardar (LGPD, art. 18). Fale com quem cuida dos exames na sua empresa ou com o encarregado de dados dela.',
      'O token é pessoal: não o repasse. Ao entrar, você declara que os dados confirmados são seus.',
    ],
  },
];
