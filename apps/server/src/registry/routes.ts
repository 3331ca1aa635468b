import {
  actionLog,
  activateRegistryRecord,
  changeRegistryRecord,
  createRegistryRecord,
  deactivateRegistryRecord,
  getRegistryRecord,
  listRegistry,
  registryOptions,
  registrySheet,
  removeRegistryRecord,
} from '@apto/api-client';
import { columnLabel } from '@apto/domain/edit';
import { PERMISSION } from '@apto/domain/permissions';
import { requireAgendamento } from '../agendamentos/repository.ts';
import { internal } from '../platform/context.ts';
import { notFound, withoutPermission } from '../platform/errors.ts';
import { reading, stream, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { toEnd } from '../platform/sheet.ts';
import { historyOfRegistry, readHistory } from './history.ts';
import { openRegistry as open } from './record.ts';
import { readRecord } from './repository.ts';
import { answerSheet } from './sheet.ts';
import { changeIn, createIn, get, list, options, remove, toggle } from './use-cases.ts';

/** Every registry by one set of calls (doc3 §7.6, docs/decisions/0090). */
export function registryRoutes(server: Server): void {
  reading(server, registryOptions, ({ params, query }, ctx) => options(ctx, params.registry, query));
  reading(server, listRegistry, ({ params, query }, ctx) => list(ctx, params.registry, query));
  stream(server, registrySheet, (_req, reply, ctx, { params, query }) =>
    toEnd(ctx, reply, () => answerSheet(ctx, reply, open(ctx, params.registry, 'view'), query)),
  );
  reading(server, getRegistryRecord, ({ params }, ctx) => get(ctx, params.registry, params.id));
  writing(server, createRegistryRecord, ({ params, body }, ctx) => createIn(ctx, params.registry, body));
  writing(server, changeRegistryRecord, ({ params, body }, ctx) =>
    changeIn(ctx, params.registry, params.id, body),
  );
  const answered = { status: 200 };
  writing(
    server,
    activateRegistryRecord,
    ({ params }, ctx) => toggle(ctx, params.registry, params.id, true),
    answered,
  );
  writing(
    server,
    deactivateRegistryRecord,
    ({ params }, ctx) => toggle(ctx, params.registry, params.id, false),
    answered,
  );
  writing(server, removeRegistryRecord, ({ params }, ctx) => remove(ctx, params.registry, params.id));
  reading(server, actionLog, async ({ query }, ctx) => {
    const { scope, permissions } = internal(ctx);
    if (query.empresaId !== undefined && query.empresaId !== scope.empresaId) throw notFound();
    const asked = { ...query, limit: query.limit ?? 10, desvio: query.desvio ?? 0 };
    // A record outside of the scope has no past either.
    if (query.origem === 'AGENDAMENTO') {
      if (!permissions.has(PERMISSION.AGENDAMENTOS_TIMELINE)) throw withoutPermission();
      await requireAgendamento(ctx.db, scope, query.origemId);
      return readHistory(ctx.db, { table: 'agendamento', labelOf: columnLabel }, scope, asked);
    }
    const source = open(ctx, query.origem, 'view');
    await readRecord(ctx.db, source, scope, query.origemId);
    return readHistory(ctx.db, historyOfRegistry(source), scope, asked);
  });
}
