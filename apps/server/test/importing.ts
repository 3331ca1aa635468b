import type { ImportDetail, ImportRow } from '@apto/api-client';
import type { ImportKind, ImportMode } from '@apto/domain/imports';
import { expect } from 'vitest';
import { runImports } from '../src/imports/run.ts';
import { formWith } from './form.ts';
import { MONDAY_10AM, type TestApp } from './helpers.ts';

export interface Refusal {
  message: string | string[];
}

export interface Called<T> {
  status: number;
  body: T & Refusal;
}

/** What is sent beside the spreadsheet itself, and by whom. */
export interface Sent {
  kind?: ImportKind;
  name?: string;
  token?: string;
  clienteId?: number;
}

/** A spreadsheet as one line of cells after the other. */
export const csv = (...lines: string[][]) => lines.map((cells) => cells.join(';')).join('\r\n');

/**
 * The calls of an import by screen, in their order, with the job that works between them.
 * @param at who calls: read at each call, since a suite has them from its `beforeAll` on
 * @param usual of every spreadsheet that says nothing else
 */
export function importing(at: () => { app: TestApp; token: string }, usual: Sent & { kind: ImportKind }) {
  const call = async <T = unknown>(
    method: string,
    url: string,
    body?: unknown,
    token = at().token,
  ): Promise<Called<T>> => {
    const { status, body: answer } = await at().app.invoke(method, url, { token, body });
    return { status, body: answer as T & Refusal };
  };
  const query = async <T>(text: string, values: unknown[] = []) =>
    (await at().app.database.rawTransaction((c) => c.query<T>(text, values))).rows;
  const run = (proceed?: () => boolean) => {
    const { database, server } = at().app;
    return runImports({ database, log: server.app.log, clock: () => MONDAY_10AM }, proceed);
  };
  const send = async (content: string | Buffer, sent: Sent = {}): Promise<Called<ImportDetail>> => {
    const { app, token: usualToken } = at();
    const { kind, name = 'planilha.csv', token = usualToken, clienteId } = { ...usual, ...sent };
    const form = await formWith(
      { name, content },
      { ...(clienteId === undefined ? {} : { clienteId }), tipo: kind ?? usual.kind },
    );
    const answer = await app.invoke('POST', '/importacao', {
      token,
      body: form.payload,
      headers: { 'content-type': form.type },
    });
    return { status: answer.status, body: answer.body as ImportDetail & Refusal };
  };
  const read = async (id: number) => (await call<ImportDetail>('GET', `/importacao/${id}`)).body;
  const rows = async (id: number, filter = '') =>
    (await call<{ items: ImportRow[] }>('GET', `/importacao/${id}/linhas?limit=100${filter}`)).body.items;
  /** Up to the checked rows. */
  const checked = async (content: string | Buffer, sent: Sent = {}) => {
    const begun = await send(content, sent);
    expect([begun.status, begun.body.message]).toEqual([201, undefined]);
    const { id, colunas } = begun.body;
    const mapped = await call<ImportDetail>('POST', `/importacao/${id}/colunas`, { colunas });
    expect([mapped.status, mapped.body.message, mapped.body.situacao]).toEqual([200, undefined, 'VALIDANDO']);
    await run();
    const detail = await read(id);
    expect(detail.situacao).toBe('CONFERIDA');
    return detail;
  };
  const start = (id: number, mode: ImportMode) =>
    call<ImportDetail>('POST', `/importacao/${id}/iniciar`, { modo: mode });
  const imported = async (content: string | Buffer, mode: ImportMode, sent: Sent = {}) => {
    const { id } = await checked(content, sent);
    const begun = await start(id, mode);
    expect([begun.status, begun.body.message]).toEqual([200, undefined]);
    await run();
    return read(id);
  };
  const undo = async (id: number) => {
    const asked = await call<ImportDetail>('POST', `/importacao/${id}/desfazer`);
    expect(asked.status).toBe(200);
    await run();
    return read(id);
  };
  return { call, query, run, send, read, rows, checked, start, imported, undo };
}
