import {
  confirmAgendamento,
  confirmMyData,
  confirmPrestador,
  createAutoagendamento,
  sendAutoagendamentoLink,
  generateAutoagendamentoToken,
  myAutoagendamento,
  myCalendar,
  holdMyFaixa,
  releaseMyFaixa,
  suggestedClinics,
} from '@apto/api-client';
import { Readable } from 'node:stream';
import { notFound } from '../platform/errors.ts';
import { writing, preparedWriting, reading, stream } from '../platform/route.ts';
import { sendFile } from '../platform/send-file.ts';
import type { Server } from '../platform/server.ts';
import { confirmAction } from './confirmation.ts';
import { createPedido, prepareAutoagendamento } from './creation.ts';
import { holdOwnFaixa, releaseOwnFaixa } from './hold.ts';
import { sendLink, generateLink } from './link.ts';
import { confirmData, readMyCalendar, readMyPedido } from './own.ts';
import { confirmClinic } from './prestador.ts';
import { suggestClinics } from './suggestion.ts';

/** Self-scheduling, from the request over the link to the booking (doc2 §4 'Self-scheduling flow', §7). */
export function autoagendamentoRoutes(server: Server): void {
  // Staff
  preparedWriting(
    server,
    createAutoagendamento,
    ({ body }, ctx) => prepareAutoagendamento(ctx, body),
    ({ body }, ctx, prepared) => createPedido(ctx, body, prepared),
  );
  writing(server, generateAutoagendamentoToken, ({ body }, ctx) => generateLink(ctx, body));
  writing(server, sendAutoagendamentoLink, ({ body }, ctx) => sendLink(ctx, body));

  // Employee
  reading(server, myAutoagendamento, (_, ctx) => readMyPedido(ctx));
  stream(server, myCalendar, async (_, reply, ctx, { params }) => {
    const event = await readMyCalendar(ctx, params.chave);
    if (event === null) throw notFound();
    const content = Buffer.from(event, 'utf8');
    const type = 'text/calendar; charset=utf-8';
    // In place, so that a telephone offers its calendar instead of keeping a file.
    const file = { name: 'agendamento.ics', type, size: content.length, content: Readable.from(content) };
    await sendFile(reply, file, 'inline');
  });
  reading(server, suggestedClinics, ({ query }, ctx) => suggestClinics(ctx, query.cidade ?? null));
  writing(server, confirmMyData, ({ body }, ctx) => confirmData(ctx, body));

  writing(server, holdMyFaixa, ({ body }, ctx) => holdOwnFaixa(ctx, body));
  writing(server, releaseMyFaixa, async (_, ctx) => {
    await releaseOwnFaixa(ctx);
    return { ok: true } as const;
  });

  // Either
  writing(server, confirmPrestador, ({ body }, ctx) => confirmClinic(ctx, body));
  writing(server, confirmAgendamento, ({ body }, ctx) => confirmAction(ctx, body), { byKeys: true });
}
