import { companyKey, makeCompanyKey } from '@apto/api-client';
import { internal } from '../platform/context.ts';
import { reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { readKey, replaceKey } from './repository.ts';

/** The API key of the company that the caller is in (docs/decisions/0209). */
export function companyRoutes(server: Server): void {
  reading(server, companyKey, (_, ctx) => readKey(ctx.db, internal(ctx).empresaId));
  writing(server, makeCompanyKey, (_, ctx) => replaceKey(ctx));
}
