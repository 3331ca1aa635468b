import { listarCidades } from '@apto/api-client';
import { ComboBox } from '@apto/ui';
import { usePedido } from '../pedido/usePedido.ts';
import { Campo } from './Campo.tsx';
import { useFalhas } from './falhas.ts';
import { useOpcoesPaginadas } from './useOpcoesPaginadas.ts';

const rotulo = ({ cidade, estado }: { cidade: string; estado: string }): string => `${cidade} - ${estado}`;

/** The city of the exam: only those where some clinic serves. */
export function SelecaoDeCidade() {
  const [{ cidade }, despachar] = usePedido();
  const { erro } = useFalhas();
  const { registros, lista } = useOpcoesPaginadas(listarCidades, ({ page, limit, busca }) => ({
    query: { page, limit, filter: busca, comPrestador: true },
  }));
  return (
    <Campo nome="cidade">
      <ComboBox
        label="Cidade"
        isRequired
        placeholder="Digite o nome da cidade"
        {...lista}
        options={registros.map((c) => ({ value: c.id, label: rotulo(c) }))}
        value={cidade?.id ?? null}
        selectedOption={cidade ? { value: cidade.id, label: rotulo(cidade) } : undefined}
        onChange={(id) =>
          despachar({ tipo: 'CIDADE_ESCOLHIDA', cidade: registros.find((c) => c.id === id) ?? null })
        }
        errorMessage={erro('cidade')}
        emptyText="Nenhuma cidade com clínica encontrada"
      />
    </Campo>
  );
}
