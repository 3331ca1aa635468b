import { statusOf } from '@apto/domain/status';

/** The status as the wire carries it; an id that the domain does not know would be a broken row. */
export function statusSummary(id: number): { id: number; descricao: string; primevueColor: string } {
  const status = statusOf(id);
  if (!status) throw new Error(`Status ${id} não existe no domínio.`);
  return { id: status.id, descricao: status.descricao, primevueColor: status.primevueColor };
}
