import { atendimentoMethod } from '@apto/api-client';
import { internal } from '../platform/context.ts';
import { reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { readMethod } from './repository.ts';

/** Who schedules and who notifies (doc2 §7). */
export function atendimentoRoutes(server: Server): void {
  reading(server, atendimentoMethod, ({ params }, ctx) =>
    readMethod(ctx.db, internal(ctx).scope, { clienteId: params.clientId, tipoExameId: params.examTypeId }),
  );
}
