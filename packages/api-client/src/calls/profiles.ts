import { profileSchema } from '@apto/domain/profiles';
import { profiles, registryPermission } from '@apto/domain/registry';
import { z } from 'zod';
import { inEmpresa } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../schemas/base.ts';

const ofProfile = z.object({ id });

const profile = z.object({
  id: z.number(),
  name: z.string(),
  descricao: z.string(),
  ativo: z.boolean(),
  /** It always holds everything, also what comes later. */
  administrador: z.boolean(),
  version: z.number().int(),
  permissoes: z.array(z.string()),
  /** Whose it is: the first of them by name, and how many there are. */
  users: z.array(z.string()),
  totalUsers: z.number().int(),
  /** It is the caller's own: what is taken from it they lose with the next call. */
  proprio: z.boolean(),
});

export const getProfile = endpoint({
  id: 'getProfile',
  method: 'GET',
  path: '/profiles/:id',
  access: { interna: inEmpresa(registryPermission(profiles, 'view')) },
  params: ofProfile,
  answer: profile,
  summary: 'Um perfil com suas permissões e de quem ele é',
  source: 'doc3 §2.1, §6',
});

export const createProfile = endpoint({
  id: 'createProfile',
  method: 'POST',
  path: '/profiles',
  access: { interna: inEmpresa(registryPermission(profiles, 'criar')) },
  body: profileSchema,
  idempotent: true,
  answer: profile,
  summary: 'Cria um perfil; 403 de quem dá uma permissão que não tem',
  source: 'doc3 §2.1, §6',
});

export const changeProfile = endpoint({
  id: 'changeProfile',
  method: 'PATCH',
  path: '/profiles/:id',
  access: { interna: inEmpresa(registryPermission(profiles, 'editar')) },
  params: ofProfile,
  body: profileSchema,
  ifMatch: true,
  answer: profile,
  summary: 'Altera um perfil; vale na hora para quem o tem. 409 quando outra pessoa o alterou antes',
  source: 'doc3 §2.1, §6',
});
