import { registryOptions } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { AsyncMultiSelect, Checkbox, Stack } from '@apto/ui';
import { useCallback, type Ref } from 'react';

interface Choice {
  readonly id: number;
  readonly name: string;
}

interface Props {
  /** The registry that is chosen from. */
  of: string;
  /** 'Todos os clientes'. */
  allLabel: string;
  label: string;
  isAll: boolean;
  onAll: (isAll: boolean) => void;
  ids: readonly number[];
  onIds: (ids: number[]) => void;
  /** Takes the focus when it is the first that is wrong. */
  inputRef: Ref<HTMLInputElement>;
  /** Names of what is chosen already. */
  known: readonly Choice[];
  errorMessage: string | undefined;
  isReadOnly: boolean;
}

const keyOf = ({ id }: Choice): number => id;
const labelOf = ({ name }: Choice): string => name;

/** What a person sees: all of it, said outright, or some by name. */
export function SeenField({
  of,
  allLabel,
  label,
  isAll,
  onAll,
  ids,
  onIds,
  inputRef,
  known,
  errorMessage,
  isReadOnly,
}: Props) {
  const api = useApi();
  const loadPage = useCallback(
    async ({ page, limit, search }: { page: number; limit: number; search: string }) => {
      const { items, meta } = await api.invoke(registryOptions, {
        params: { registry: of },
        query: { page, limit, ...(search === '' ? {} : { filter: search }) },
      });
      return { items, total: meta.totalItems };
    },
    [api, of],
  );
  const resolve = useCallback(
    async (id: number) => known.find((choice) => choice.id === id) ?? null,
    [known],
  );
  return (
    <Stack gap="x3">
      <Checkbox isSelected={isAll} onChange={onAll} isDisabled={isReadOnly}>
        {allLabel}
      </Checkbox>
      {isAll ? null : (
        <AsyncMultiSelect<Choice>
          ref={inputRef}
          label={label}
          isRequired
          value={ids}
          onChange={(next) => onIds([...next])}
          loadPage={loadPage}
          resolve={resolve}
          keyOf={keyOf}
          labelOf={labelOf}
          errorMessage={errorMessage}
          isReadOnly={isReadOnly}
        />
      )}
    </Stack>
  );
}
