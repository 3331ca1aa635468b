/** Maximum employees of one request (doc2 §9). */
export const MAX_FUNCIONARIOS = 10;
/** Files of one employee in one request. */
export const MAX_PEDIDO_ATTACHMENTS = 20;
/** Employees per call to the external system: batch size 5 minus 1 (doc2 §4, decisions #29). */
export const SOC_BATCH_SIZE = 4;

/** Employees in the lots in which the external system is asked (doc2 §4). */
export function socBatches<T>(items: readonly T[], size: number = SOC_BATCH_SIZE): T[][] {
  const batches: T[][] = [];
  for (let i = 0; i < items.length; i += size) batches.push(items.slice(i, i + size));
  return batches;
}
