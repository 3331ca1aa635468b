/** The pages by which each kind of account enters, from the product's origin. */
export const DOOR_PATH = {
  interna: '/login',
  prestador: '/confirmacao-prestador/login',
  autoagendamento: '/autoagendamento/login',
} as const;
