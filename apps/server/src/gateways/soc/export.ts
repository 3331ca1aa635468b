import type { z } from 'zod';
import { IntegrationError } from '../../platform/ports.ts';
import { contentOf, held, parsed } from '../answer.ts';
import { request, under } from '../request.ts';
import type { SocExport } from './access.ts';

/** Bytes: the exams or files of one employee are some kilobytes. */
const MAX_JSON = 4_194_304;

/** SOC sends ISO-8859-1 and does not say so; a text that is whole UTF-8 is that. */
function decoded(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

/**
 * One question to SOC's 'Exporta Dados': what is asked, key included, is JSON in the address, which no message of ours
 * repeats.
 * @param waitMs how long to wait for the answer
 * @throws IntegrationError
 */
export async function askExport<S extends z.ZodType>(
  base: string,
  { code, key }: SocExport,
  { empresa, ...filters }: { empresa: string } & Record<string, string>,
  shape: S,
  waitMs: number,
): Promise<z.output<S>> {
  const asked = JSON.stringify({
    empresa,
    codigo: code,
    chave: key,
    tipoSaida: 'json',
    ...filters,
  });
  const url = under(base, 'WebSoc/exportadados');
  url.searchParams.set('parametro', asked);
  const response = await request({ gateway: 'soc', url, method: 'GET', waitMs });
  const content = await contentOf('soc', response, MAX_JSON);
  const answer = parsed('soc', decoded(content));
  // A refusal comes with 200, and its words may repeat what was asked: they are not passed on.
  if (!Array.isArray(answer)) throw new IntegrationError('soc', 'soc recusou a consulta do Exporta Dados.');
  return held('soc', shape, answer);
}
