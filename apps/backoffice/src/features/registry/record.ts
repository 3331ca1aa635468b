import type { Answer, listRegistry } from '@apto/api-client';
import { formatValue, type Registry } from '@apto/domain/registry';

/** A record of any registry, as the list has it. */
export type RegistryRow = Answer<typeof listRegistry>['items'][number];

/** What a note is told of the switch above it, which was changed and not saved. */
export interface FieldNoteProps {
  readonly isOn: boolean;
  /** Null: a new one. */
  readonly record: RegistryRow | null;
}

/** What was asked of a record. */
export interface Opened {
  readonly kind: 'ativar' | 'inativar' | 'excluir' | 'history' | 'attachments' | 'whatsapp';
  readonly row: RegistryRow;
}

/** The mobile telephone of a record: a landline takes no message, and a row of zeros is nobody's. */
export function mobileOf({ fields }: Registry, { values }: RegistryRow): string | null {
  const field = fields.find((each) => each.type === 'phone' && !each.takesLandline);
  const phone = field && values[field.name];
  return typeof phone === 'string' && /[1-9]/.test(phone) ? phone : null;
}

/** What names a record in the list and in its dialogs. */
export const nameOf = ({ fields, naming }: Registry, { values, labels }: RegistryRow): string => {
  const field = fields.find(({ name }) => name === naming);
  return labels[naming] ?? (field ? formatValue(field, values[naming]) : '');
};
