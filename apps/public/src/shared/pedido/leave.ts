import { api } from '../api/client.ts';
import { session } from '../session/index.ts';
import { forgetDraft } from './draft.ts';

/** Leaves the request: what was chosen goes with the session, because the next person here may be another. */
export function leavePedido(): void {
  forgetDraft();
  void session.leave(api);
}
