import { listTiposExame } from '@apto/api-client';
import { esocialOfType, socOfType, TiposExame } from '@apto/domain/exames';
import { reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';

/** Exam types: the domain's, no table holds them. */
export function tipoExameRoutes(server: Server): void {
  reading(server, listTiposExame, () =>
    TiposExame.map(({ id, descricao: description }) => ({
      id,
      descricao: description,
      codigoSoc: socOfType(id),
      esocialCodigo: esocialOfType(id),
      createdAt: null,
      updatedAt: null,
    })),
  );
}
