import { listTiposExame } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { Select } from '@apto/ui';
import { messageFrom } from '../../../shared/notices/index.ts';
import { useDispatch, usePedidoPart } from '../pedido/usePedido.ts';
import { FormField } from './FormField.tsx';
import { useFailureOf } from './failures.ts';

/** What kind of exam is asked for. */
export function TypeSelection() {
  const tipoExame = usePedidoPart('tipoExame');
  const dispatch = useDispatch();
  const { data, error, isLoading, mutate } = useCall(listTiposExame, {}, { revalidateIfStale: false });
  return (
    <FormField name="tipoExame">
      <Select
        label="Tipo de exame"
        isRequired
        options={(data ?? []).map(({ id, descricao: description }) => ({ value: id, label: description }))}
        value={tipoExame?.id ?? null}
        selectedOption={tipoExame ? { value: tipoExame.id, label: tipoExame.descricao } : undefined}
        onChange={(id) => {
          const type = data?.find((t) => t.id === id);
          dispatch({
            type: 'TIPO_EXAME_CHOSEN',
            tipoExame: type ? { id: type.id, descricao: type.descricao } : null,
          });
        }}
        isLoading={isLoading}
        loadError={error ? messageFrom(error) : undefined}
        onRetry={() => void mutate()}
        errorMessage={useFailureOf('tipoExame')}
      />
    </FormField>
  );
}
