import { listarTiposExame } from '@apto/api-client';
import { useChamada } from '@apto/api-client/react';
import { Select } from '@apto/ui';
import { mensagemDe } from '../../../shared/avisos/index.ts';
import { usePedido } from '../pedido/usePedido.ts';
import { Campo } from './Campo.tsx';
import { useFalhas } from './falhas.ts';

/** What kind of exam is asked for. */
export function SelecaoDeTipo() {
  const [{ tipoExame }, despachar] = usePedido();
  const { erro } = useFalhas();
  const { data, error, isLoading, mutate } = useChamada(listarTiposExame, {}, { revalidateIfStale: false });
  return (
    <Campo nome="tipoExame">
      <Select
        label="Tipo de exame"
        isRequired
        options={(data ?? []).map(({ id, descricao }) => ({ value: id, label: descricao }))}
        value={tipoExame?.id ?? null}
        selectedOption={tipoExame ? { value: tipoExame.id, label: tipoExame.descricao } : undefined}
        onChange={(id) => {
          const tipo = data?.find((t) => t.id === id);
          despachar({
            tipo: 'TIPO_EXAME_ESCOLHIDO',
            tipoExame: tipo ? { id: tipo.id, descricao: tipo.descricao } : null,
          });
        }}
        isLoading={isLoading}
        loadError={error ? mensagemDe(error) : undefined}
        onRetry={() => void mutate()}
        errorMessage={erro('tipoExame')}
      />
    </Campo>
  );
}
