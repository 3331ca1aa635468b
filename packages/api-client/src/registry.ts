import * as calls from './calls/index.ts';
import type { AnyEndpoint } from './endpoint.ts';

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'answer' in value;

const declared: readonly unknown[] = Object.values(calls);

/**
 * Every declared call: for the server's router, OpenAPI and checks. The apps do not import it, because it
 * keeps every declaration in their bundle.
 */
export const CALLS: readonly AnyEndpoint[] = declared.filter(isEndpoint);
