import { REGISTRIES, registryActions, registryPermission } from '@apto/domain/registry';
import { z } from 'zod';
import { inEmpresa, ofNobody } from '../access.ts';
import { endpoint } from '../endpoint.ts';

/** Whoever makes or changes a record with an address. */
const TYPES_ADDRESSES = REGISTRIES.filter(({ fields }) => fields.some(({ type }) => type === 'cep')).flatMap(
  (registry) =>
    (['criar', 'editar'] as const)
      .filter((action) => registryActions(registry).includes(action))
      .map((action) => registryPermission(registry, action)),
);

export const findCep = endpoint({
  id: 'findCep',
  method: 'GET',
  path: '/cep/:cep',
  access: {
    interna: inEmpresa(TYPES_ADDRESSES),
    // In its registration a clinic types where it is.
    prestador: ofNobody(
      null,
      'a rua de um CEP é pública; sem diretório, é a que as clínicas da empresa dizem',
    ),
  },
  params: z.object({ cep: z.string().regex(/^\d{8}$/, 'Use os oito dígitos do CEP') }),
  answer: z.object({
    /** Empty where the CEP is of a whole town. */
    street: z.string(),
    neighborhood: z.string(),
    cidade: z.object({ id: z.number(), name: z.string() }).nullable(),
  }),
  summary: 'O logradouro e a cidade de um CEP; 404 onde não se conhece, 503 onde não foi possível perguntar',
  source: 'própria (docs/gateways.md)',
});
