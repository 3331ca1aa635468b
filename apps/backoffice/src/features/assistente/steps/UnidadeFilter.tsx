import { comboUnidades } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { ComboBox } from '@apto/ui';
import { messageFrom } from '../../../shared/notices/index.ts';

interface Props {
  /** Whose branches they are; null while nobody knows. */
  readonly cliente: number | null;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}

/** Lists the employees of one branch alone (issue 12); nothing where the client has no two of them. */
export function UnidadeFilter({ cliente, value, onChange }: Props) {
  const { data, error, isLoading, mutate } = useCall(
    comboUnidades,
    cliente === null ? null : { query: { customerId: cliente } },
  );
  const options = (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  if (!error && options.length < 2) return null;
  return (
    <ComboBox
      label="Unidade"
      placeholder="Todas as unidades"
      description="Lista só os funcionários dela."
      width="lg"
      options={options}
      value={value}
      onChange={onChange}
      isLoading={isLoading}
      loadError={error ? messageFrom(error) : undefined}
      onRetry={() => void mutate()}
      emptyText="Nenhuma unidade encontrada"
    />
  );
}
