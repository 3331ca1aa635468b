import { companies, COMPANY_TYPE, registryPermission } from '../registry/index.ts';

/**
 * What a profile gives in a company of this type, for menus: only a managing company makes others, whatever a profile
 * says (docs/decisions/0107). The server refuses it on its own.
 */
export const permissionsIn = (type: string, permissions: readonly string[]): readonly string[] =>
  type === COMPANY_TYPE.GESTORA
    ? permissions
    : permissions.filter((permission) => permission !== registryPermission(companies, 'criar'));
