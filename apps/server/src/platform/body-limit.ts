import type { AnyEndpoint } from '@apto/api-client';
import { z } from 'zod';

/** No JSON is larger, whatever is declared. */
export const MAX_BODY = 1_048_576;
/** None is held to less: a field that is too long is told by its name, and not by the size of the whole. */
const LEAST = 16_384;
/** What spaces, line ends and fields that the declaration does not know may add. */
const SLACK = 2;
/** A UTF-16 unit as JSON may write it. */
const ESCAPED = 6;
const NUMBER = 24;

interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly maxLength?: number;
  readonly items?: Shape;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: unknown;
}

const written = (value: unknown): number => JSON.stringify(value)?.length ?? Infinity;
const largest = (sizes: readonly number[]): number => Math.max(0, ...sizes);

function objectOf({ properties = {}, additionalProperties: more }: Shape): number {
  // Names of the caller's own.
  if (more !== undefined && more !== false) return Infinity;
  return Object.entries(properties).reduce((sum, [name, inner]) => sum + written(name) + 2 + most(inner), 2);
}

/** The longest JSON text that fulfils a shape; Infinity where the shape sets no end, or is not understood. */
function most(shape: Shape): number {
  if (shape.const !== undefined) return written(shape.const);
  if (shape.enum) return largest(shape.enum.map(written));
  const branches = shape.anyOf ?? shape.oneOf;
  if (branches) return largest(branches.map(most));
  switch (shape.type) {
    case 'null':
    case 'boolean':
      return written(false);
    case 'integer':
    case 'number':
      return NUMBER;
    case 'string':
      return shape.maxLength === undefined ? Infinity : 2 + ESCAPED * shape.maxLength;
    case 'array':
      return shape.maxItems === undefined || !shape.items
        ? Infinity
        : 2 + shape.maxItems * (1 + most(shape.items));
    case 'object':
      return objectOf(shape);
    default:
      return Infinity;
  }
}

/**
 * How large a call's JSON may be, in bytes: what its declaration can fill, so that a password costs nobody the reading of a
 * megabyte (docs/decisions/0205). A declaration that sets no end to something has the largest.
 */
export function bodyLimitOf({ body, maxBody, multipart }: AnyEndpoint): number {
  if (maxBody !== undefined) return maxBody;
  if (multipart) return MAX_BODY;
  if (!body) return LEAST;
  const filled = most(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape);
  return Math.min(MAX_BODY, Math.max(LEAST, SLACK * filled));
}
