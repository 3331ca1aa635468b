import {
  fieldParts,
  formatValue,
  type Field,
  type Registry,
  type RegistryValues,
} from '@apto/domain/registry';
import type { RegistryRow } from './record.ts';
import type { Versions } from './useVersionConflict.tsx';

/** Kinds of fields whose value is another's name or a file: what was typed there has no words but the field's own. */
const NAMED_ELSEWHERE: readonly Field['type'][] = ['combo', 'file', 'secret', 'matrix'];

/** A field's value in words, as a version of it is shown. */
export const versionText = (field: Field, value: RegistryValues[string] | undefined): string =>
  formatValue(field, value) || 'Não informado';

/** Both versions of a record whose form is its declaration: each field is chosen by itself. */
export const recordVersions = (registry: Registry): Versions<RegistryValues, RegistryRow> => ({
  valuesOf: ({ values }) => values,
  parts: fieldParts(registry).map(({ field, ...part }) => ({
    ...part,
    label: field.label,
    mine: (values) => (NAMED_ELSEWHERE.includes(field.type) ? null : versionText(field, values[field.name])),
    theirs: ({ values, labels }) => labels[field.name] || versionText(field, values[field.name]),
  })),
});
