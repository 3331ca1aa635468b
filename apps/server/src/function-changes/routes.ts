import { functionChanges, registerFunctionChange, settleFunctionChange } from '@apto/api-client';
import { reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { listChanges, registerChange, settleChange } from './register.ts';

/** Function changes of an employee (doc3 §7.6, docs/decisions/0162). */
export function functionChangeRoutes(server: Server): void {
  reading(server, functionChanges, ({ params, query }, ctx) => listChanges(ctx, params.id, query.para));
  writing(server, registerFunctionChange, ({ params, body }, ctx) => registerChange(ctx, params.id, body));
  writing(server, settleFunctionChange, ({ params, body }, ctx) => settleChange(ctx, params.id, body), {
    status: 200,
  });
}
