/** The addresses of self-scheduling (doc2 §2.11), below the hash. */
export const PATHS = {
  login: '/autoagendamento/login',
  dados: '/autoagendamento/confirmar-dados',
  local: '/autoagendamento/local',
  data: '/autoagendamento/data',
  confirmed: '/autoagendamento/confirmado',
} as const;

export type AppPath = (typeof PATHS)[keyof typeof PATHS];
