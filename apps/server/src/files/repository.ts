import { ATTACHMENT_KINDS } from '@apto/domain/attachments';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { countRows } from '../db/rows.ts';
import { agendamento, storedFile, user } from '../db/schema.ts';
import { conflict } from '../platform/errors.ts';
import type { StoredFile, Target } from '../uploads/repository.ts';

/** The files attached to a record with who sent them, the newest first; one that a field holds is none of them. */
export function attachmentsOf(
  db: Db,
  target: Target,
): Promise<{ file: StoredFile; author: string | null }[]> {
  return db
    .select({ file: storedFile, author: user.name })
    .from(storedFile)
    .leftJoin(user, eq(user.id, storedFile.usuarioId))
    .where(
      and(
        eq(storedFile.origem, target.origem),
        eq(storedFile.origemId, target.origemId),
        inArray(storedFile.tipo, [...ATTACHMENT_KINDS]),
      ),
    )
    .orderBy(desc(storedFile.id));
}

/** Whether a request is for the exam of the person with this CPF. */
export const isRequestOf = async (
  db: Db,
  { origemId, cpfFuncionario }: { readonly origemId: number; readonly cpfFuncionario: string },
): Promise<boolean> =>
  (await countRows(
    db,
    agendamento,
    and(eq(agendamento.id, origemId), eq(agendamento.cpfFuncionario, cpfFuncionario)),
  )) > 0;

/** A file whose content is kept can be used. @throws HttpError 409 when the sweep was faster */
export async function makeReady(db: Db, { id }: StoredFile): Promise<StoredFile> {
  const [ready] = await db
    .update(storedFile)
    .set({ situacao: 'PRONTO' })
    .where(and(eq(storedFile.id, id), eq(storedFile.situacao, 'PENDENTE')))
    .returning();
  if (!ready) throw conflict('CONFLITO', 'O arquivo não está mais disponível. Envie-o novamente.');
  return ready;
}
