/** The addresses of self-scheduling (doc2 §2.11), below the hash. */
export const CAMINHO = {
  login: '/autoagendamento/login',
  dados: '/autoagendamento/confirmar-dados',
  local: '/autoagendamento/local',
  data: '/autoagendamento/data',
  confirmado: '/autoagendamento/confirmado',
} as const;

export type Caminho = (typeof CAMINHO)[keyof typeof CAMINHO];
