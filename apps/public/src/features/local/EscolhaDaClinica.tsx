import { confirmarPrestador, ErroDeApi, meuAutoagendamento } from '@apto/api-client';
import { useAcao, useRecarregar } from '@apto/api-client/react';
import { Button, InlineAlert, SearchField, Stack } from '@apto/ui';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePedido } from '../../shared/pedido/contexto.ts';
import { Etapa } from '../../shared/pedido/Etapa.tsx';
import { useRascunho, type CidadeEscolhida } from '../../shared/pedido/rascunho.ts';
import { CAMINHO } from '../../shared/rotas/caminhos.ts';
import { CidadeAtual } from './CidadeAtual.tsx';
import { ListaDeClinicas } from './ListaDeClinicas.tsx';
import { CLINICAS_POR_VEZ, useClinicas } from './useClinicas.ts';

/** From here on a list of cards is searched rather than looked through. */
const MUITAS = 6;

interface Props {
  cidade: CidadeEscolhida;
  aoTrocarCidade: () => void;
}

/** The clinics of the city, large enough for a thumb; the choice is confirmed before the day is asked. */
export function EscolhaDaClinica({ cidade, aoTrocarCidade }: Props) {
  const pedido = usePedido();
  const navegar = useNavigate();
  const recarregar = useRecarregar();
  const [rascunho, mudar] = useRascunho(pedido.agendamento.id);
  const [busca, setBusca] = useState('');
  const [quantas, setQuantas] = useState(CLINICAS_POR_VEZ);
  const [erro, setErro] = useState<ErroDeApi | null>(null);
  const clinicas = useClinicas(pedido, cidade.id, useDeferredValue(busca), quantas);
  const { trigger, isMutating } = useAcao(confirmarPrestador);

  const jaConfirmada = pedido.cidade?.id === cidade.id ? (pedido.prestador?.id ?? null) : null;
  const escolhida = rascunho.prestadorId ?? jaConfirmada;
  const haMuitas = busca !== '' || (clinicas.data?.meta.totalItems ?? 0) > MUITAS;

  async function continuar(idPrestador: number): Promise<void> {
    setErro(null);
    try {
      await trigger({ entrada: { body: { id: pedido.agendamento.id, cidade: cidade.id, idPrestador } } });
      // The cards are chosen by hand or not at all; the draft says which one the day belongs to.
      mudar({ cidade, prestadorId: idPrestador });
      await recarregar(meuAutoagendamento);
      await navegar(CAMINHO.data);
    } catch (falha) {
      if (!(falha instanceof ErroDeApi)) throw falha;
      setErro(falha);
      // The clinic may have stopped serving since the list was read.
      if (falha.status === 404 || falha.status === 422) await clinicas.mutate();
    }
  }

  return (
    <Etapa
      titulo="Onde você quer fazer o exame?"
      acao={
        <Button
          variant="primary"
          size="large"
          isFullWidth
          isPending={isMutating}
          pendingLabel="Salvando"
          onPress={() => void (escolhida !== null && continuar(escolhida))}
          disabledReason={escolhida === null ? 'Escolha uma clínica para continuar.' : undefined}
        >
          Continuar
        </Button>
      }
    >
      <CidadeAtual cidade={cidade} aoTrocar={aoTrocarCidade} />
      <Stack gap="x5">
        {erro && erro.status !== 401 ? (
          <InlineAlert tone="perigo" title="Não foi possível escolher esta clínica" announce="assertive">
            {erro.message}
          </InlineAlert>
        ) : null}
        {haMuitas ? (
          <SearchField
            label="Buscar clínica"
            isLabelHidden={false}
            placeholder="Nome da clínica"
            value={busca}
            onChange={setBusca}
          />
        ) : null}
        <ListaDeClinicas
          clinicas={clinicas}
          cidade={cidade}
          busca={busca.trim()}
          escolhida={escolhida}
          aoEscolher={(prestadorId) => mudar({ cidade, prestadorId })}
          aoMostrarMais={() => setQuantas((n) => n + CLINICAS_POR_VEZ)}
          aoTrocarCidade={aoTrocarCidade}
        />
      </Stack>
    </Etapa>
  );
}
