import {
  ApiError,
  changeRegistryRecord,
  createRegistryRecord,
  listRegistry,
  registryOptions,
} from '@apto/api-client';
import { useApi, useIdempotencyKey, useReload } from '@apto/api-client/react';
import {
  initialValues,
  mayInRegistry,
  newRecordTitle,
  REGISTRY_NOTICE,
  registrySchema,
  type Registry,
  type RegistryValue,
  type RegistryValues,
} from '@apto/domain/registry';
import { useRowEdit, type RowEditOptions, type RowErrors, type RowFieldProps } from '@apto/ui';
import { useEffect, useState } from 'react';
import { useUnreadable } from '../../../shared/form/index.ts';
import { messageFrom, notify } from '../../../shared/notices/index.ts';
import { usePermissions } from '../../../shared/session/index.ts';
import { FieldControl } from '../FieldControl.tsx';
import { nameOf, type RegistryRow } from '../record.ts';

/** What a refusal may be about what was typed: then it stays. Anything else takes a new row away (docs/decisions/0146). */
const OF_WHAT_WAS_TYPED: readonly number[] = [400, 409, 422];

const nothing = (): void => undefined;

interface Options {
  readonly registry: Registry;
  /** The field that names the record which the rows hang on, and that record. */
  readonly by: string;
  readonly ownerId: number;
  readonly onSaved: () => void;
}

type Fields = RowEditOptions<RegistryRow, RegistryValues>['fields'];

/**
 * Rows of a list that are added and changed in place, one at a time (doc3 §4.4): a new one has a negative id until it is
 * saved, and goes when it is cancelled or could not be saved.
 */
export function useInlineRows({ registry, by, ownerId, onSaved }: Options) {
  const api = useApi();
  const reload = useReload();
  const idempotency = useIdempotencyKey();
  const permissions = usePermissions();
  const canEdit = mayInRegistry(permissions, registry, 'editar');
  const [added, setAdded] = useState<RegistryRow | null>(null);
  const [lastId, setLastId] = useState(0);
  const [droppedId, setDroppedId] = useState(0);
  const [edited, setEdited] = useState<RegistryRow | null>(null);
  const unreadable = useUnreadable();
  const columns = registry.fields.filter(
    ({ isColumn, name, isDerived }) => isColumn && name !== by && !isDerived,
  );
  const labelOf = (row: RegistryRow): string =>
    row.id < 0 ? newRecordTitle(registry) : nameOf(registry, row);

  const store = async (
    row: RegistryRow,
    values: RegistryValues,
  ): Promise<RowErrors<RegistryValues> | void> => {
    const params = { registry: registry.name };
    try {
      if (row.id < 0) {
        const body = { ...initialValues(registry), ...values, [by]: ownerId };
        await api.invoke(
          createRegistryRecord,
          { params, body },
          { idempotencyKey: idempotency.keyFor(body) },
        );
      } else
        await api.invoke(
          changeRegistryRecord,
          { params: { ...params, id: row.id }, body: values },
          { ifMatch: row.version },
        );
    } catch (error) {
      idempotency.restartIfRefused(error);
      notify(REGISTRY_NOTICE.saveFailed(messageFrom(error)));
      const isKept = error instanceof ApiError && OF_WHAT_WAS_TYPED.includes(error.status ?? 0);
      if (row.id < 0 && !isKept) setDroppedId(row.id);
      const faults = error instanceof ApiError ? error.campos : [];
      const inRow = faults.filter(({ campo: name }) => columns.some((column) => column.name === name));
      const fields = Object.fromEntries(inRow.map(({ campo: name, mensagem: message }) => [name, message]));
      // What is said of a field that the row does not show stands below it, in the server's words.
      const isAllInRow = faults.length > 0 && inRow.length === faults.length;
      return isAllInRow ? { fields } : { fields, message: messageFrom(error) };
    }
    notify(REGISTRY_NOTICE.saved());
    if (row.id < 0) setAdded(null);
    void reload(listRegistry, registryOptions);
    onSaved();
  };

  const drawn =
    (field: (typeof columns)[number]) =>
    ({ label, value, onChange, errorMessage, isReadOnly }: RowFieldProps<RegistryValue>) => (
      <FieldControl
        field={field}
        value={value ?? null}
        onChange={onChange}
        onBlur={nothing}
        errorMessage={errorMessage}
        inputRef={null}
        label={edited?.labels[field.name] ?? null}
        within={field.type === 'combo' && field.within === by ? ownerId : undefined}
        values={edited?.values ?? null}
        onProblem={(problem) => unreadable.take(field.name, problem)}
        cell={{ label, isReadOnly }}
      />
    );

  const edit = useRowEdit<RegistryRow, RegistryValues>({
    // doc3 §2.9: 'Editar registro' and 'Cancelar edição'.
    areRecords: true,
    getRowId: ({ id }) => String(id),
    getRowLabel: labelOf,
    toDraft: ({ values }) => Object.fromEntries(columns.map(({ name }) => [name, values[name] ?? null])),
    fields: Object.fromEntries(columns.map((field) => [field.name, drawn(field)])) as Fields,
    validate: (values, row) => {
      const judged = registrySchema(registry).safeParse({
        ...initialValues(registry),
        ...row.values,
        ...values,
        [by]: ownerId,
      });
      const faults = judged.success
        ? []
        : judged.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
      return Object.fromEntries([...faults, ...unreadable.all()]);
    },
    onSave: store,
    onCancel: ({ id }) => {
      if (id < 0) setAdded(null);
    },
  });
  const { isSaving, editingId, cancel } = edit;
  const start = (row: RegistryRow): boolean => {
    const isStarted = edit.start(row);
    if (!isStarted) return false;
    setEdited(row);
    // A new row in which nothing was typed goes as soon as another one is edited.
    if (row.id !== added?.id) setAdded(null);
    return true;
  };

  useEffect(() => {
    // Each new row has an id of its own: one that was dropped is never edited again.
    if (!isSaving && editingId === String(droppedId)) cancel();
  }, [droppedId, isSaving, editingId, cancel]);

  const addedId = added?.id ?? null;
  useEffect(() => {
    // A row that is new was never anything but edited: the table does not go into it by itself.
    if (addedId !== null)
      document.querySelector<HTMLElement>(`tr[data-row="${addedId}"] [data-field] input`)?.focus();
  }, [addedId]);

  const add = () => {
    if (added) return;
    const row: RegistryRow = {
      id: lastId - 1,
      ativo: true,
      version: 0,
      values: { ...initialValues(registry), [by]: ownerId },
      labels: {},
    };
    // Another row with something that is not saved says so, and nothing is added.
    if (!start(row)) return;
    setLastId(row.id);
    setAdded(row);
  };
  return {
    /** The row that is being added, or null. */
    added,
    add,
    labelOf,
    isDirty: edit.isDirty || unreadable.isAny,
    edit: { ...edit, start: (row: RegistryRow) => (row.id < 0 || canEdit) && start(row) },
  };
}
