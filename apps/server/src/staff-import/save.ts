import { sql } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { audit, importBatch } from '../db/schema.ts';

import { writeFuncionarios, type ImportResult, type Staff } from './write.ts';

/** A sheet as the operator's command brings it. */
export interface Batch extends Staff {
  /** Name of the file, without its folder. */
  readonly file: string;
  /** Hash of its bytes. */
  readonly sha256: string;
  /** Who imports: a user, or null for the operator's command. */
  readonly usuarioId: number | null;
}

/** The whole of a sheet as the operator's command writes it, with the batch in the trail. */
export async function saveFuncionarios(db: Db, batch: Batch): Promise<ImportResult> {
  const { clienteId, funcionarios } = batch;
  const { result } = await writeFuncionarios(db, batch);
  const counts = { criados: result.created, atualizados: result.updated };
  const [saved] = await db
    .insert(importBatch)
    .values({
      clienteId,
      arquivo: batch.file,
      sha256: batch.sha256,
      linhas: funcionarios.length,
      ...counts,
    })
    .returning({ id: importBatch.id });
  await db.insert(audit).values({
    sessaoTipo: batch.usuarioId === null ? 'sistema' : 'interna',
    usuarioId: batch.usuarioId,
    acao: 'IMPORTAR',
    recurso: 'importacao_lote',
    recursoId: saved?.id ?? null,
    // Of the customer's company, who may read it: an import runs as nobody's session.
    empresaId: sql`(select empresa_id from cliente where id = ${clienteId})`,
    clienteId,
    detalhes: { linhas: funcionarios.length, ...counts },
  });
  return result;
}
