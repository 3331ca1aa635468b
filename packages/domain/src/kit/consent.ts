/** Who consents to what; the texts of the form, paragraph by paragraph (LGPD art. 11, NR-7, CFM 2.323/2022). */
export const consentTexts = (c: {
  readonly funcionario: string;
  readonly cpf: string;
  readonly cliente: string;
  readonly prestador: string;
}): readonly string[] => [
  `Eu, ${c.funcionario}, CPF ${c.cpf}, fui informado(a) de que os exames relacionados neste kit serão feitos por ${c.prestador}, a pedido de ${c.cliente}, para cumprir a NR-7 (PCMSO).`,
  'Recebi as orientações de preparo, pude fazer perguntas e autorizo a realização dos exames. Posso recusar um exame ou retirar esta autorização antes que ele seja feito.',
  'Meus dados de saúde são tratados para cumprir obrigação legal (Lei 13.709/2018, art. 11, II, a) e ficam sob sigilo médico no prontuário, guardado por 20 anos.',
  'A empresa recebe somente o Atestado de Saúde Ocupacional (ASO), que não traz resultados de exames. Posso pedir à clínica acesso aos meus resultados.',
];
