import {
  acceptedOf,
  MAX_REGISTRATION_FILES,
  REGISTRATION_FILE_KINDS,
  TOO_MANY_FILES_TEXT,
  type RegistrationFileKind,
} from '@apto/domain/clinic-registration';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { countRows } from '../db/rows.ts';
import { clinicRegistration, storedFile } from '../db/schema.ts';
import { notFound, rule } from '../platform/errors.ts';
import { iso } from '../platform/sql.ts';
import { discardFilesOf, type StoredFile } from '../uploads/repository.ts';
import type { Clinic, Kept } from './repository.ts';

const ORIGIN = 'cadastro-prestador';

const inCadastro = (id: number) => and(eq(storedFile.origem, ORIGIN), eq(storedFile.origemId, id));

const isKind = (kind: string | null): kind is RegistrationFileKind =>
  REGISTRATION_FILE_KINDS.some((each) => each === kind);

/** The documents of a registration, the oldest first. */
export async function filesOf(db: Db, { id, decisoes: decisions }: Pick<Kept, 'id' | 'decisoes'>) {
  const found = await db.select().from(storedFile).where(inCadastro(id)).orderBy(storedFile.id);
  const kept = new Set(acceptedOf(decisions).keptFiles);
  return found.map((file) => ({
    id: file.id,
    chave: file.chave,
    nomeArquivo: file.nome,
    tipo: isKind(file.tipo) ? file.tipo : ('OUTRO' as const),
    tamanho: file.tamanho,
    createdAt: iso(file.createdAt),
    aceito: kept.has(file.id),
  }));
}

/** @throws HttpError 422 where no further document fits */
export async function requireRoom(db: Db, id: number): Promise<void> {
  if ((await countRows(db, storedFile, inCadastro(id))) >= MAX_REGISTRATION_FILES)
    throw rule(TOO_MANY_FILES_TEXT);
}

/** Ties an upload to its registration. */
export async function bindFile(
  db: Db,
  id: number,
  file: StoredFile,
  kind: RegistrationFileKind,
): Promise<void> {
  await db
    .update(storedFile)
    .set({ origem: ORIGIN, origemId: id, tipo: kind, expiraEm: null })
    .where(eq(storedFile.id, file.id));
}

/** Gives documents to the sweep, which removes their content. */
export async function discardDocuments(db: Db, id: number, files: readonly number[]): Promise<void> {
  if (files.length > 0)
    await discardFilesOf(db, { origem: ORIGIN, origemId: id }, inArray(storedFile.id, [...files]));
}

/** One document of a clinic. @throws HttpError 404 */
export async function readFile(db: Db, { empresaId, prestadorId }: Clinic, key: string): Promise<StoredFile> {
  const [found] = await db
    .select({ file: storedFile })
    .from(storedFile)
    .innerJoin(
      clinicRegistration,
      and(eq(clinicRegistration.id, storedFile.cadastroId), eq(clinicRegistration.prestadorId, prestadorId)),
    )
    .where(
      and(eq(storedFile.chave, key), eq(storedFile.empresaId, empresaId), eq(storedFile.situacao, 'PRONTO')),
    );
  if (!found) throw notFound('arquivo');
  return found.file;
}
