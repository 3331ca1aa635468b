import { listCidades } from '@apto/api-client';
import { ComboBox } from '@apto/ui';
import { useDispatch, usePedidoPart } from '../pedido/usePedido.ts';
import { FormField } from './FormField.tsx';
import { useFailureOf } from './failures.ts';
import { usePaginatedOptions } from '../../../shared/usePaginatedOptions.ts';

const label = ({ cidade, estado: state }: { cidade: string; estado: string }): string =>
  `${cidade} - ${state}`;

/** doc1 §7: the cities' lookup comes in fifties. */
const CIDADES_PER_PAGE = 50;

/** The city of the exam: only those where some clinic serves. */
export function CidadeSelection() {
  const cidade = usePedidoPart('cidade');
  const dispatch = useDispatch();
  const { records, list } = usePaginatedOptions(
    listCidades,
    ({ page, limit, search }) => ({ query: { page, limit, filter: search, comPrestador: true } }),
    CIDADES_PER_PAGE,
  );
  return (
    <FormField name="cidade">
      <ComboBox
        label="Cidade"
        isRequired
        placeholder="Digite o nome da cidade"
        {...list}
        options={records.map((c) => ({ value: c.id, label: label(c) }))}
        value={cidade?.id ?? null}
        selectedOption={cidade ? { value: cidade.id, label: label(cidade) } : undefined}
        onChange={(id) =>
          dispatch({ type: 'CIDADE_CHOSEN', cidade: records.find((c) => c.id === id) ?? null })
        }
        errorMessage={useFailureOf('cidade')}
        emptyText="Nenhuma cidade com clínica encontrada"
      />
    </FormField>
  );
}
