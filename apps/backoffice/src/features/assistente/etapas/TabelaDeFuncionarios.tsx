import { precisaDataHomologacao } from '@apto/domain';
import { DataTable } from '@apto/ui';
import { useFalhas } from '../campos/falhas.ts';
import { useContexto, usePedido } from '../pedido/usePedido.ts';
import { colunasDeFuncionarios } from './colunasDeFuncionarios.tsx';

/** The employees of the request with their contacts (doc2 §2.3). */
export function TabelaDeFuncionarios() {
  const [{ funcionarios, tipoExame }, despachar] = usePedido();
  const { agora } = useContexto();
  const colunas = colunasDeFuncionarios({
    ...useFalhas(),
    agora,
    comDemissao: precisaDataHomologacao(tipoExame?.id),
    alterar: (id, campos) => despachar({ tipo: 'FUNCIONARIO_ALTERADO', id, campos }),
    remover: (id) => despachar({ tipo: 'FUNCIONARIO_REMOVIDO', id }),
  });
  return (
    <DataTable
      label="Funcionários do pedido"
      columns={colunas}
      rows={funcionarios.map((f, indice) => ({ f, indice }))}
      getRowId={({ f }) => String(f.id)}
      getRowLabel={({ f }) => f.name}
    />
  );
}
