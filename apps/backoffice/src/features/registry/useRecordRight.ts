import { mayInRegistry, type Registry } from '@apto/domain/registry';
import { usePermissions, useSession } from '../../shared/session/index.ts';

/** What a person may do with a record. */
export interface RecordRight {
  /** Save it: else its fields are read and copied only. */
  readonly canSave: boolean;
  /** It is a company that the person is of, and not in. */
  readonly isElsewhere: boolean;
}

/** What the person may do with this record. @param id null: a new one */
export function useRecordRight(registry: Registry, id: number | null): RecordRight {
  const permissions = usePermissions();
  const { profile } = useSession();
  const isElsewhere = registry.isOfCompanies === true && id !== null && id !== profile.empresa.id;
  return {
    isElsewhere,
    canSave: !isElsewhere && mayInRegistry(permissions, registry, id === null ? 'criar' : 'editar'),
  };
}
