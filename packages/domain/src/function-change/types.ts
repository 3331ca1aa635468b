/** Where a function change stands; only one of an employee waits at a time. */
export const CHANGE_STATES = ['PENDENTE', 'EFETIVADA', 'CANCELADA'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** Who made it: somebody asked for it, or the employee's record or a spreadsheet said another position. */
export const CHANGE_ORIGINS = ['PEDIDO', 'CADASTRO', 'IMPORTACAO'] as const;
export type ChangeOrigin = (typeof CHANGE_ORIGINS)[number];

/** What the exposure profiles say of two positions. */
export const RISK_VERDICTS = ['MUDAM', 'IGUAIS', 'SEM_PERFIL'] as const;
export type RiskVerdict = (typeof RISK_VERDICTS)[number];
