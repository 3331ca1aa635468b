/** The addresses of self-scheduling (doc2 §2.11), below the hash. */
export const PATHS = {
  login: '/autoagendamento/login',
  details: '/autoagendamento/confirmar-dados',
  place: '/autoagendamento/local',
  date: '/autoagendamento/data',
  proposal: '/autoagendamento/confirmar',
  confirmed: '/autoagendamento/confirmado',
} as const;

export type AppPath = (typeof PATHS)[keyof typeof PATHS];
