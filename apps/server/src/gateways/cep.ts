import { z } from 'zod';
import type { CepPort } from '../platform/ports.ts';
import { contentOf, held, parsed } from './answer.ts';
import { requestIfThere, under } from './request.ts';

/** Somebody waits before a form. */
const WAIT_MS = 4_000;
/** An answer has a few hundred bytes. */
const LIMIT = 16_384;
const name = z.string().trim().max(200).default('');

/** As ViaCEP answers, and those that copy it: a CEP that is none is an answer too. */
const FOUND = z.union([
  z.object({ erro: z.union([z.literal(true), z.literal('true')]) }),
  z.object({
    logradouro: name,
    bairro: name,
    localidade: name,
    uf: name,
    ibge: z
      .string()
      .regex(/^\d{7}$/)
      .optional(),
  }),
]);

/** A directory of CEPs over HTTP: `GET {base}/ws/{cep}/json/`. */
export const cepHttp = (base: string): CepPort => ({
  async find(cep) {
    const response = await requestIfThere({
      gateway: 'cep',
      url: under(base, `ws/${cep}/json/`),
      method: 'GET',
      waitMs: WAIT_MS,
    });
    if (response === null) return null;
    const content = await contentOf('cep', response, LIMIT);
    const answer = held('cep', FOUND, parsed('cep', content.toString()));
    if ('erro' in answer) return null;
    return {
      street: answer.logradouro,
      neighborhood: answer.bairro,
      city: answer.localidade,
      state: answer.uf,
      idCity: answer.ibge === undefined ? null : Number(answer.ibge),
    };
  },
});
