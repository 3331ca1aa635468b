import { z } from 'zod';
import type { QualquerEndpoint } from './endpoint.ts';
import { CHAMADAS } from './registro.ts';
import { corpoDeErro } from './schemas/erro.ts';

export { CHAMADAS };

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
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
  arquivo: 'application/octet-stream',
  eventos: 'text/event-stream',
} as const;

function operationOf(call: QualquerEndpoint): Json {
  const kind = call.answerKind ?? 'json';
  const headers: Json[] = [];
  if (call.idempotente)
    headers.push({ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } });
  if (call.ifMatch)
    headers.push({ name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } });
  const permissions = call.permissao === null ? [] : [call.permissao].flat();
  return {
    operationId: call.id,
    summary: call.resumo,
    description: `Fonte: ${call.fonte}. Sessões: ${call.sessoes.join(', ')}.${permissions.length > 0 ? ` Permissão: ${permissions.join(' ou ')}.` : ''}`,
    tags: [call.path.split('/')[1] ?? 'geral'],
    security: call.sessoes.includes('publica') ? [] : [{ bearer: [] }],
    parameters: [
      ...objectParameters(call.params, 'path'),
      ...objectParameters(call.query, 'query'),
      ...headers,
    ],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: {
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

/** OpenAPI 3.1 document of the declared calls. `servidor` is the base address, '/api' by default. */
export function documentoOpenApi(options: { versao: string; servidor?: string; demo?: boolean }): Json {
  const paths: Record<string, Json> = {};
  for (const call of CHAMADAS) {
    if (call.somenteDemo && !options.demo) continue;
    const path = call.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Apto',
      version: options.versao,
      description: 'Exames ocupacionais: da solicitação ao ASO.',
    },
    servers: [{ url: options.servidor ?? '/api' }],
    paths,
    components: {
      schemas: { Erro: schemaOf(corpoDeErro, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
