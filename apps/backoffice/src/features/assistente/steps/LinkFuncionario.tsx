import { LOADING_MESSAGE } from '@apto/domain/assistente';
import { MESSAGE } from '@apto/domain/messages';
import { Button, ComboBox } from '@apto/ui';
import { FormField } from '../fields/FormField.tsx';
import { useFailures } from '../fields/failures.ts';
import { markPcd, funcionarioOption } from '../fields/funcionarios.ts';
import { usePedido } from '../pedido/usePedido.ts';
import { useFuncionarioRecords } from './useFuncionarioRecords.ts';

/** The one employee of a link. Choosing asks SOC at once (doc2 §2.9, §4). */
export function LinkFuncionario({ onRetry }: { onRetry: () => void }) {
  const [{ funcionarios, tipoExame }, dispatch] = usePedido();
  const { errorOf: error } = useFailures();
  const [f] = funcionarios;
  const { records, list } = useFuncionarioRecords(tipoExame?.id ?? null, null, null, []);
  const failedInSoc = f?.sync === 'FAILED';
  const querying = f?.sync === 'LOADING' && (f.possuiRisco === null || tipoExame !== null);
  return (
    <FormField name="funcionario">
      <ComboBox
        label="Funcionário"
        isRequired
        placeholder="Pesquise por nome ou CPF"
        {...list}
        options={records.map((record) => funcionarioOption(record))}
        value={f?.id ?? null}
        selectedOption={f ? { value: f.id, label: f.name } : undefined}
        onChange={(id) => {
          const chosen = records.find((record) => record.id === id) ?? null;
          dispatch(
            { type: 'LINK_FUNCIONARIO_CHOSEN', funcionario: chosen },
            ...markPcd(chosen ? [chosen] : []),
          );
        }}
        description={querying ? LOADING_MESSAGE : undefined}
        errorMessage={failedInSoc ? MESSAGE.SOC_SYNC : error('funcionario')}
        labelEnd={
          failedInSoc ? (
            <Button size="small" onPress={onRetry}>
              Tentar novamente
            </Button>
          ) : undefined
        }
        emptyText="Nenhum funcionário encontrado"
      />
    </FormField>
  );
}
