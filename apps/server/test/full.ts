/** Whether all of it is asked for, also what is proved twice: `npm test -- --full` (docs/decisions/0168). */
export const IS_FULL = Boolean(process.env['APTO_FULL']);
