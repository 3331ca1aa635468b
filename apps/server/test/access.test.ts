import { endpoint, inScope, ofAgendamento, type AnyEndpoint } from '@apto/api-client';
import { CALLS } from '@apto/api-client/openapi';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkDeclaration, requireOwnRecord, requirePermission } from '../src/platform/access.ts';
import { reading } from '../src/platform/route.ts';
import type { Server } from '../src/platform/server.ts';
import type { AutoagendamentoSession, InternalSession, PrestadorSession } from '../src/platform/session.ts';
import { createTestApp } from './helpers.ts';
import { createPedido } from './pedido.ts';

const declared = (access: unknown): AnyEndpoint => ({
  id: 'nova',
  method: 'POST',
  path: '/nova/:id',
  access: access as AnyEndpoint['access'],
  params: z.object({ id: z.coerce.number() }),
  body: z.object({ agendamentoId: z.number() }),
  answer: z.object({ ok: z.boolean() }),
  summary: 'Uma chamada nova',
  source: 'própria',
});

const scope = { to: 'scope' };
const own = { to: 'agendamento' };

const employee: AutoagendamentoSession = {
  kind: 'autoagendamento',
  idHash: 'a',
  agendamentoId: 7,
  clienteId: 1,
  empresaId: 1,
  tokenId: 1,
};
const clinic: PrestadorSession = {
  kind: 'prestador',
  idHash: 'p',
  usuarioId: 4,
  name: 'Clínica',
  empresaId: 1,
  prestadorId: 1,
  permissions: new Set(['lotes:ver']),
};
const staff: InternalSession = {
  ...clinic,
  kind: 'interna',
  lacksSecondFactor: false,
  quemAgenda: 'SOLICITANTE',
  quemAvisa: 'SOLICITANTE',
  permissions: new Set(['a']),
  scope: { empresaId: 1, usuarioId: 1, clientes: null, unidades: null },
  own: { usuarioId: 1, empresaId: 1 },
};

describe('house plan, Server: a call without permission and binding for each session kind does not start', () => {
  it.each([
    ['nothing', undefined],
    ['no session kind', {}],
    ['a kind that does not exist', { visitor: { permission: null, binding: own } }],
    [
      'public and something else',
      {
        publica: { permission: null, binding: { to: 'nobody', because: 'x' } },
        interna: { permission: 'a', binding: scope },
      },
    ],
    ['public without a reason', { publica: { permission: null, binding: { to: 'nobody', because: ' ' } } }],
    ['public, bound to a scope that nobody has', { publica: { permission: null, binding: scope } }],
    ['staff without permission', { interna: { binding: scope } }],
    ['staff without binding', { interna: { permission: 'a' } }],
    ['staff with an empty list of permissions', { interna: { permission: [], binding: scope } }],
    ['staff whose scope needs no permission', { interna: { permission: null, binding: scope } }],
    [
      'an employee without permission',
      { interna: { permission: 'a', binding: scope }, autoagendamento: { binding: own } },
    ],
    [
      'an employee without binding',
      { interna: { permission: 'a', binding: scope }, autoagendamento: { permission: null } },
    ],
    ['an employee with a scope', { autoagendamento: { permission: null, binding: scope } }],
    ['a clinic without permission', { prestador: { binding: { to: 'prestador' } } }],
    ['a clinic without binding', { prestador: { permission: null } }],
    ['a clinic with an appointment', { prestador: { permission: null, binding: own } }],
    [
      'a field that the request has not',
      { autoagendamento: { permission: null, binding: { to: 'agendamento', named: 'body.id' } } },
    ],
  ])('%s', (_, access) => {
    expect(() => checkDeclaration(declared(access))).toThrow(/^A chamada nova/);
  });

  it('every declared call does', () => {
    for (const call of CALLS) expect(() => checkDeclaration(call)).not.toThrow();
  });
});

describe('house plan, Server: permission of each session kind', () => {
  it('a kind that the call does not name is 401, whatever it holds', () => {
    const call = declared({ interna: inScope('a') });
    expect(() => requirePermission(call, clinic)).toThrow(expect.objectContaining({ status: 401 }));
    expect(() => requirePermission(call, employee)).toThrow(expect.objectContaining({ status: 401 }));
    expect(() => requirePermission(call, staff)).not.toThrow();
  });

  it('a clinic is asked for its permission too', () => {
    const wants = (permission: string | null) =>
      declared({ prestador: { permission, binding: { to: 'prestador' } } });
    expect(() => requirePermission(wants('lotes:fechar'), clinic)).toThrow(
      expect.objectContaining({ status: 403 }),
    );
    expect(() => requirePermission(wants('lotes:ver'), clinic)).not.toThrow();
    expect(() => requirePermission(wants(null), clinic)).not.toThrow();
  });

  it('an employee, who holds none, never passes where one is asked for', () => {
    const call = declared({ autoagendamento: { permission: 'a', binding: own } });
    expect(() => requirePermission(call, employee)).toThrow(expect.objectContaining({ status: 403 }));
  });
});

describe('house plan, Server: a bound session reaches its own record and no other', () => {
  it.each([
    ['body', 'body.agendamentoId', { body: { agendamentoId: 7 } }, { body: { agendamentoId: 8 } }],
    ['path', 'params.id', { params: { id: 7 } }, { params: { id: 8 } }],
    [
      'path, beside a body that says the own one',
      'params.id',
      { params: { id: 7 } },
      { params: { id: 8 }, body: { agendamentoId: 7 } },
    ],
    ['body that names none', 'body.agendamentoId', { body: { agendamentoId: 7 } }, { body: {} }],
  ] as const)('an employee, named in the %s', (_, named, mine, foreign) => {
    const call = declared({ autoagendamento: ofAgendamento(named) });
    expect(() => requireOwnRecord(call, employee, mine)).not.toThrow();
    expect(() => requireOwnRecord(call, employee, foreign)).toThrow(expect.objectContaining({ status: 404 }));
  });

  it('a clinic', () => {
    const call = declared({
      prestador: { permission: null, binding: { to: 'prestador', named: 'params.id' } },
    });
    expect(() => requireOwnRecord(call, clinic, { params: { id: 1 } })).not.toThrow();
    expect(() => requireOwnRecord(call, clinic, { params: { id: 2 } })).toThrow(
      expect.objectContaining({ status: 404 }),
    );
  });

  it('a session that lost its record is nobody', () => {
    const call = declared({ prestador: { permission: null, binding: { to: 'prestador' } } });
    const lost = { ...clinic, prestadorId: null as unknown as number };
    expect(() => requireOwnRecord(call, lost, {})).toThrow(expect.objectContaining({ status: 401 }));
  });

  it('the router asks before the handler, which may forget', async () => {
    const world = await createTestApp();
    const app = fastify();
    try {
      const mine = await createPedido(world.database.db, { funcionarioId: 1, prestadorId: 1 });
      const token = await world.employeeToken(mine);
      const call = endpoint({
        id: 'nova',
        method: 'GET',
        path: '/nova/:id',
        access: { autoagendamento: ofAgendamento('params.id') },
        params: z.object({ id: z.coerce.number() }),
        answer: z.object({ ok: z.boolean() }),
        summary: 'Uma chamada nova',
        source: 'própria',
      });
      app.setErrorHandler((error: { status?: number }, _, reply) => reply.code(error.status ?? 500).send({}));
      const server: Server = { ...world.server, app, served: new Set() };
      reading(server, call, () => ({ ok: true }));
      const ask = async (id: number) =>
        (await app.inject({ url: `/api/nova/${id}`, headers: { authorization: `Bearer ${token}` } }))
          .statusCode;
      expect([await ask(mine), await ask(mine + 1)]).toEqual([200, 404]);
    } finally {
      await app.close();
      await world.close();
    }
  });
});
