import { PRESENCE_MODES } from '@apto/domain/presence';
import { z } from 'zod';
import { inEmpresa, inScope } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import { id, idParams } from '../schemas/base.ts';

const said = z.strictObject({
  /** The tab that says so: one person may have it open twice. */
  aba: z.uuid(),
  modo: z.enum([...PRESENCE_MODES, 'FORA']),
});
const present = z.object({
  id: z.number(),
  /** Who else has it open, each once; who edits before who looks. */
  outros: z.array(z.object({ id, name: z.string(), modo: z.enum(PRESENCE_MODES) })),
});

export const sayPresence = endpoint({
  id: 'sayPresence',
  method: 'PUT',
  path: '/agendamentos/:id/presenca',
  access: { interna: inScope(P.view) },
  params: idParams,
  body: said,
  answer: present,
  summary: 'Diz que a pessoa está com o agendamento aberto, e responde quem mais está; vale por pouco tempo',
  source: 'própria (docs/decisions/0083)',
});

export const sayAgendaPresence = endpoint({
  id: 'sayAgendaPresence',
  method: 'PUT',
  path: '/agendas/prestador/:id/presenca',
  access: { interna: inEmpresa(P.clinicPanel) },
  params: idParams,
  body: said,
  answer: present,
  summary:
    'Diz que a pessoa está com a agenda da clínica aberta, e responde quem mais está; vale por pouco tempo',
  source: 'própria (docs/decisions/0132)',
});
