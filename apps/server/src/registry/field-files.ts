import { FILE_TYPE_NAME, type FileType } from '@apto/domain/attachments';
import type { RegistryValues } from '@apto/domain/registry';
import type { Ctx } from '../platform/context.ts';
import { invalid } from '../platform/errors.ts';
import { discardFieldFile, ownUpload, ownFile } from '../uploads/repository.ts';
import type { Source } from './source.ts';

const MEGABYTE = 1_048_576;

/**
 * Hangs the files that were chosen on their record, in the transaction that writes it; the ones before them go.
 * @param values what was sent; fields that are not in it keep their file
 * @throws HttpError 404 for an upload of somebody else, 400 for another kind of content, 409
 */
export async function keepFieldFiles(
  ctx: Ctx,
  { registry }: Source,
  id: number,
  values: RegistryValues,
): Promise<void> {
  for (const field of registry.fields) {
    const key = values[field.name];
    if (field.type !== 'file' || key === undefined) continue;
    const target = { origem: registry.name, origemId: id, field: field.name };
    await discardFieldFile(ctx, target);
    if (typeof key !== 'string') continue;
    const file = await ownUpload(ctx, key);
    if (!field.accept.some((type) => type === file.tipoConteudo)) {
      const names = field.accept.map((type: FileType) => FILE_TYPE_NAME[type]).join(', ');
      throw invalid([{ campo: field.name, mensagem: `Use um arquivo ${names}` }]);
    }
    if (field.maxBytes !== undefined && file.tamanho > field.maxBytes)
      throw invalid([
        { campo: field.name, mensagem: `Use um arquivo de até ${field.maxBytes / MEGABYTE} MB` },
      ]);
    await ownFile(ctx, file, target);
  }
}
