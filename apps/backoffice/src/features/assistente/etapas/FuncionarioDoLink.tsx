import { MENSAGEM, MENSAGEM_CARREGANDO } from '@apto/domain';
import { Button, ComboBox } from '@apto/ui';
import { Campo } from '../campos/Campo.tsx';
import { useFalhas } from '../campos/falhas.ts';
import { marcarPcd, opcaoDeFuncionario } from '../campos/funcionarios.ts';
import { usePedido } from '../pedido/usePedido.ts';
import { useRegistrosDeFuncionarios } from './useRegistrosDeFuncionarios.ts';

/** The one employee of a link. Choosing asks SOC at once (doc2 §2.9, §4). */
export function FuncionarioDoLink({ aoTentarNovamente }: { aoTentarNovamente: () => void }) {
  const [{ funcionarios, tipoExame }, despachar] = usePedido();
  const { erro } = useFalhas();
  const [f] = funcionarios;
  const { registros, lista } = useRegistrosDeFuncionarios(tipoExame?.id ?? null, []);
  const falhouNoSoc = f?.sincronia === 'ERRO';
  const consultando = f?.sincronia === 'CARREGANDO' && (f.possuiRisco === null || tipoExame !== null);
  return (
    <Campo nome="funcionario">
      <ComboBox
        label="Funcionário"
        isRequired
        placeholder="Pesquise por nome ou CPF"
        {...lista}
        options={registros.map((registro) => opcaoDeFuncionario(registro))}
        value={f?.id ?? null}
        selectedOption={f ? { value: f.id, label: f.name } : undefined}
        onChange={(id) => {
          const escolhido = registros.find((registro) => registro.id === id) ?? null;
          despachar(
            { tipo: 'FUNCIONARIO_DO_LINK_ESCOLHIDO', funcionario: escolhido },
            ...marcarPcd(escolhido ? [escolhido] : []),
          );
        }}
        description={consultando ? MENSAGEM_CARREGANDO : undefined}
        errorMessage={falhouNoSoc ? MENSAGEM.SOC_SINCRONIA : erro('funcionario')}
        labelEnd={
          falhouNoSoc ? (
            <Button size="small" onPress={aoTentarNovamente}>
              Tentar novamente
            </Button>
          ) : undefined
        }
        emptyText="Nenhum funcionário encontrado"
      />
    </Campo>
  );
}
