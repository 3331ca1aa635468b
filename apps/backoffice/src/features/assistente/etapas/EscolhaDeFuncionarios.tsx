import type { FuncionarioResumido } from '@apto/api-client';
import { MAXIMO_FUNCIONARIOS } from '@apto/domain';
import { Button, MultiSelect } from '@apto/ui';
import { UserPlus } from '@apto/ui/icons';
import { Campo } from '../campos/Campo.tsx';
import { useFalhas } from '../campos/falhas.ts';
import { marcarPcd, opcaoDeFuncionario } from '../campos/funcionarios.ts';
import { usePedido } from '../pedido/usePedido.ts';
import { useRegistrosDeFuncionarios } from './useRegistrosDeFuncionarios.ts';

/** Employees are picked from the list, then added to the request (doc2 §2.3). */
export function EscolhaDeFuncionarios() {
  const [{ tipoExame, cliente, funcionarios, selecionados }, despachar] = usePedido();
  const { erro } = useFalhas();
  const { registros, lista, registroDe } = useRegistrosDeFuncionarios(tipoExame?.id ?? null, selecionados);
  const escolhidos = selecionados.flatMap((id): FuncionarioResumido[] => {
    const registro = registroDe(id);
    return registro ? [registro] : [];
  });
  const [primeiro] = escolhidos;
  const limites = {
    cliente: cliente ?? primeiro?.customer ?? null,
    jaIncluidos: new Set(funcionarios.map(({ id }) => id)),
  };

  const adicionar = () =>
    despachar({ tipo: 'FUNCIONARIOS_ADICIONADOS', funcionarios: escolhidos }, ...marcarPcd(escolhidos));

  return (
    <Campo nome="funcionarios">
      <MultiSelect
        label="Funcionários"
        isRequired
        hasAll={false}
        placeholder="Pesquise por nome ou CPF"
        description={`Até ${MAXIMO_FUNCIONARIOS} funcionários do mesmo cliente.`}
        {...lista}
        options={registros.map((f) => opcaoDeFuncionario(f, limites))}
        value={selecionados}
        selectedOptions={escolhidos.map((f) => opcaoDeFuncionario(f))}
        onChange={(ids) => despachar({ tipo: 'FUNCIONARIOS_SELECIONADOS', ids })}
        errorMessage={erro('funcionarios')}
        emptyText="Nenhum funcionário encontrado"
        labelEnd={
          <Button size="small" icon={<UserPlus />} onPress={adicionar} isDisabled={escolhidos.length === 0}>
            Adicionar
          </Button>
        }
      />
    </Campo>
  );
}
