import { pathOf, REGISTRIES, registryActions, type Registry } from '@apto/domain/registry';
import { z } from 'zod';
import {
  activateRegistryRecord,
  changeRegistryRecord,
  createRegistryRecord,
  deactivateRegistryRecord,
  getRegistryRecord,
  listedRecord,
  listRegistry,
  registryOptions,
  registryValue,
  removeRegistryRecord,
} from './calls/registries.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { mayBeHealthData } from './health.ts';
import { id, page } from './schemas/base.ts';

const nothing = z.object({});
const ofRecord = z.object({ id });

/** A record as the document's own path of its registry answers it: the values beside id, state and version. */
const listed = listedRecord
  .omit({ values: true })
  .extend({
    /** When it was made and last changed; null of what is older than the keeping of it. */
    createdAt: z.string().nullable(),
    updatedAt: z.string().nullable(),
    /** What was removed is answered to nobody. */
    deletedAt: z.null(),
    /** The company that it is in; a company is in none. */
    companyId: z.number().optional(),
  })
  .catchall(z.union([registryValue, listedRecord.shape.labels]));
const flat = mayBeHealthData(listed);
export type FlatRecord = z.output<typeof flat>;

/**
 * A record that was read and is sent back whole: what it is called to people is nothing that is written, and neither is
 * what a document's own read of it has below a name that is none of its fields (a customer, opening hours).
 */
const sentOf = ({ fields }: Registry) =>
  z
    .record(z.string(), z.unknown())
    .transform((record) =>
      Object.fromEntries(
        Object.entries(record).filter(
          ([name, value]) =>
            name !== 'labels' &&
            (fields.some((field) => field.name === name) || registryValue.safeParse(value).success),
        ),
      ),
    )
    .pipe(z.record(z.string(), registryValue));

/** What `/suppliers/combo` says of a clinic besides its name (doc3 §3.5 'Provider option'). */
const option = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string().optional(),
  cnpj: z.string().optional(),
  city: z.object({ cidade: z.string(), estado: z.string() }).optional(),
  prioridade: z.string().optional(),
});

/**
 * The calls of one registry at the path that the document gives it (doc3 §7.6: `GET {path}`, `GET {path}/{id}`, …). They
 * are those of `/cadastros/:registry` with the values of a record beside its id, and ask for the same permissions.
 */
function callsOf(registry: Registry) {
  const path = `/${pathOf(registry)}`;
  const one = `${path}/:id`;
  return {
    options: { ...registryOptions, path: `${path}/combo`, params: nothing, answer: page(option) },
    list: { ...listRegistry, path, params: nothing, answer: page(listed) },
    get: { ...getRegistryRecord, path: one, params: ofRecord, answer: flat },
    create: { ...createRegistryRecord, path, params: nothing, body: sentOf(registry), answer: flat },
    change: { ...changeRegistryRecord, path: one, params: ofRecord, body: sentOf(registry), answer: flat },
    activate: { ...activateRegistryRecord, path: `${path}/ativar/:id`, params: ofRecord, answer: flat },
    deactivate: { ...deactivateRegistryRecord, path: `${path}/inativar/:id`, params: ofRecord, answer: flat },
    remove: { ...removeRegistryRecord, path: one, params: ofRecord },
  };
}

const ACTION = {
  options: 'view',
  list: 'view',
  get: 'view',
  create: 'criar',
  change: 'editar',
  activate: 'ativar',
  deactivate: 'inativar',
  remove: 'excluir',
} as const;

export type OwnPathVerb = keyof typeof ACTION;

/** Whether the registry knows the verb, and has no call of its own for it. */
function isServed(registry: Registry, verb: OwnPathVerb): boolean {
  if (registry.ownForm && (verb === 'create' || verb === 'change')) return false;
  return registryActions(registry).includes(ACTION[verb]);
}

/** Every registry with a list of its own, its calls at its own path, and which of them it knows. */
export const OWN_PATHS = REGISTRIES.filter(({ isPart }) => !isPart).map((registry) => {
  const calls = callsOf(registry);
  const verbs = (Object.keys(ACTION) as OwnPathVerb[]).filter((verb) => isServed(registry, verb));
  return { registry, calls, verbs };
});

/**
 * Those that `declared` does not have at the same place already, as the document writer wants them. Ids are the verb's and
 * the registry's.
 */
export const ownPathCalls = (declared: readonly AnyEndpoint[]): readonly AnyEndpoint[] => {
  const taken = new Set(declared.map(({ method, path }) => `${method} ${path}`));
  return OWN_PATHS.flatMap(({ registry, calls, verbs }) =>
    verbs
      .map((verb): AnyEndpoint => ({ ...calls[verb], id: `${calls[verb].id}_${registry.name}` }))
      .filter(({ method, path }) => !taken.has(`${method} ${path}`)),
  );
};
