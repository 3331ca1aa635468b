import { z } from 'zod';
import { accessOf, sessionsOf, type Binding, type SessionType } from './access.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { ownPathCalls } from './own-paths.ts';
import { CALLS } from './registry.ts';
import { REPEATABLE } from './repeatable.ts';
import { errorBody } from './schemas/error.ts';

export { CALLS };
export { OWN_PATHS, type FlatRecord, type OwnPathVerb } from './own-paths.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

/** The declared fields with the file beside them. */
const formOf = (schema: z.ZodType): Json => {
  const fields = schemaOf(schema, 'input');
  return {
    ...fields,
    properties: { ...(fields.properties as Json), file: { type: 'string', format: 'binary' } },
  };
};

const objectParameters = (schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const json = schemaOf(schema, 'input');
  const required = new Set((json.required as string[] | undefined) ?? []);
  return Object.entries((json.properties as Json | undefined) ?? {}).map(([name, value]) => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema: value,
  }));
};

const CONTENT = {
  json: 'application/json',
  file: 'application/octet-stream',
  events: 'text/event-stream',
} as const;

/** Each binding as the document tells it. */
const BINDING_TEXT: Record<Binding['to'], string> = {
  scope: 'registros do escopo do usuário',
  empresa: 'registros da empresa do usuário',
  user: 'o próprio usuário',
  person: 'a própria pessoa, em qualquer das suas empresas',
  session: 'a própria sessão',
  agendamento: 'o próprio agendamento',
  prestador: 'o próprio prestador',
  nobody: 'nenhum registro',
};

/** Who may call and what ties them to the record, for one session kind. */
function guardOf(call: AnyEndpoint, kind: SessionType): string {
  const rule = accessOf(call, kind);
  if (!rule) return '';
  const { permission, binding } = rule;
  const required = permission === null ? '' : `permissão ${[permission].flat().join(' ou ')}; `;
  const reason = binding.to === 'nobody' ? ` (${binding.because})` : '';
  return `Sessão ${kind}: ${required}${BINDING_TEXT[binding.to]}${reason}.`;
}

function operationOf(call: AnyEndpoint): Json {
  const kind = call.answerKind ?? 'json';
  const headers: Json[] = [];
  // A registry's call at its own path is that of any registry.
  const repeated = REPEATABLE[call.id.split('_')[0] ?? ''];
  if (call.idempotent)
    headers.push({ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } });
  if (call.ifMatch)
    headers.push({
      name: 'If-Match',
      in: 'header',
      // A record that is sent back whole says its version itself.
      required: call.body === undefined,
      schema: { type: 'string' },
    });
  return {
    operationId: call.id,
    summary: call.summary,
    description: `Fonte: ${call.source}. ${sessionsOf(call)
      .map((kind) => guardOf(call, kind))
      .join(' ')}${repeated === undefined ? '' : ` Sem Idempotency-Key: ${repeated}.`}`,
    tags: [call.path.split('/')[1] ?? 'geral'],
    security: accessOf(call, 'publica') ? [] : [{ bearer: [] }],
    parameters: [
      ...objectParameters(call.params, 'path'),
      ...objectParameters(call.query, 'query'),
      ...headers,
    ],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: call.multipart
              ? { 'multipart/form-data': { schema: formOf(call.body) } }
              : { 'application/json': { schema: schemaOf(call.body, 'input') } },
          },
        }
      : {}),
    responses: {
      // What a POST makes answers 201, and one that only asks or steps 200: which of them it does, the server says.
      [call.method === 'POST' ? '2XX' : '200']: {
        description: 'Sucesso',
        content: {
          [CONTENT[kind]]: { schema: kind === 'json' ? schemaOf(call.answer, 'output') : { type: 'string' } },
        },
      },
      default: {
        description: 'Erro',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Erro' } } },
      },
    },
  };
}

/**
 * OpenAPI 3.1 document of the declared calls.
 * @param options `server` is the base address, '/api' by default; `demo` adds what only the demonstration serves
 */
export function openApiDocument(options: { version: string; server?: string; demo?: boolean }): Json {
  const paths: Record<string, Json> = {};
  for (const call of [...CALLS, ...ownPathCalls(CALLS)]) {
    if (call.devOnly && !options.demo) continue;
    const path = call.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Apto',
      version: options.version,
      description: 'Exames ocupacionais: da solicitação ao ASO.',
    },
    servers: [{ url: options.server ?? '/api' }],
    paths,
    components: {
      schemas: { Erro: schemaOf(errorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
