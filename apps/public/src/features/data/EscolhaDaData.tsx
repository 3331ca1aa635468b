import type { FaixaDaApi } from '@apto/api-client';
import { confirmacaoDaEscolha, prestadorSemHorarios, proximoDiaLivre, type DataCivil } from '@apto/domain';
import { Button, DateStrip, InlineAlert, Stack, Text } from '@apto/ui';
import { CalendarClock } from '@apto/ui/icons';
import { useNavigate } from 'react-router-dom';
import { usePedido } from '../../shared/pedido/contexto.ts';
import { Etapa } from '../../shared/pedido/Etapa.tsx';
import { FalhaDaChamada } from '../../shared/pedido/FalhaDaChamada.tsx';
import { esquecerRascunho, useRascunho } from '../../shared/pedido/rascunho.ts';
import { CAMINHO } from '../../shared/rotas/caminhos.ts';
import { alternativas, escolhaNosDias, oQueFalta, resumoDaEscolha } from './escolha.ts';
import { HorarioOcupado } from './HorarioOcupado.tsx';
import { HorarioOuPeriodo } from './HorarioOuPeriodo.tsx';
import { NenhumDiaLivre, PrazoEncerrado, SemHorariosCadastrados } from './SemDias.tsx';
import { useConfirmacao } from './useConfirmacao.ts';
import { useDias } from './useDias.ts';

const TITULO = 'Quando você quer ir?';

/** Step 3: a day, and then the slot or the period of it (doc2 §2.11, §5 "Employee's confirmation"). */
export function EscolhaDaData() {
  const pedido = usePedido();
  const navegar = useNavigate();
  const [rascunho, mudar] = useRascunho(pedido.agendamento.id);
  const { janela, clinica, reservaFaixas, dias, faixas, erro, tentar, tentando, renovarFaixas } =
    useDias(pedido);
  const { confirmar, confirmando, recusa, esquecerRecusa } = useConfirmacao(pedido);
  const tomada = Boolean(recusa?.maisProximas);
  const escolha = escolhaNosDias(rascunho, dias, reservaFaixas, tomada);
  const falta = oQueFalta(pedido, escolha, reservaFaixas);
  const resumo = resumoDaEscolha(escolha);
  const livre = dias && proximoDiaLivre(dias);
  const proximo = dias && proximoDiaLivre(dias, escolha.dia?.data ?? null);
  const nome = pedido.prestador?.name ?? '';

  const escolherDia = (data: DataCivil): void => {
    esquecerRecusa();
    mudar({ data, faixa: null, periodo: null });
  };
  const escolherFaixa = (faixa: FaixaDaApi): void => {
    esquecerRecusa();
    mudar({ data: faixa.data, faixa: { horarioChegada: faixa.horarioChegada } });
  };

  async function agendar(): Promise<void> {
    const corpo = confirmacaoDaEscolha(pedido.agendamento.id, escolha);
    if (!corpo) return;
    if (await confirmar(corpo)) {
      esquecerRascunho();
      await navegar(CAMINHO.confirmado, { replace: true });
    } else await renovarFaixas();
  }

  function conteudo() {
    if (!janela) {
      return (
        <PrazoEncerrado fim={pedido.agendamento.dataSugestaoFinal || null} empresa={pedido.cliente.name} />
      );
    }
    if (erro) {
      return (
        <FalhaDaChamada
          titulo="Não foi possível buscar os dias da clínica."
          erro={erro}
          aoTentar={tentar}
          tentando={tentando}
        />
      );
    }
    if (clinica && prestadorSemHorarios(clinica.openingHours)) return <SemHorariosCadastrados />;
    const ocupado = escolha.perdida ? (
      <HorarioOcupado
        alternativas={alternativas(escolha.perdida, faixas, recusa?.maisProximas ?? [])}
        aoEscolher={escolherFaixa}
        comFoco={tomada}
      />
    ) : null;
    if (dias && !livre) {
      return (
        <Stack gap="x6">
          {ocupado}
          <NenhumDiaLivre clinica={nome} fim={janela.fim} />
        </Stack>
      );
    }
    return (
      <Stack gap="x6">
        <Stack gap="x4">
          <DateStrip
            label="Dia"
            days={dias?.map(({ data }) => data) ?? []}
            isLoading={!dias}
            value={escolha.dia?.data ?? null}
            onChange={escolherDia}
            reasonsFor={(data) => dias?.find((dia) => dia.data === data)?.motivos ?? []}
          />
          {proximo ? (
            <Button icon={<CalendarClock />} isFullWidth onPress={() => escolherDia(proximo)}>
              {reservaFaixas ? 'Próximo dia com horário' : 'Próximo dia livre'}
            </Button>
          ) : null}
        </Stack>
        {ocupado}
        {clinica ? (
          <HorarioOuPeriodo
            clinica={clinica}
            reservaFaixas={reservaFaixas}
            escolha={escolha}
            aoEscolherFaixa={escolherFaixa}
            aoEscolherPeriodo={(periodo) => mudar({ periodo })}
          />
        ) : null}
      </Stack>
    );
  }

  const semAcao = !janela || (dias !== null && !livre);
  return (
    <Etapa
      titulo={TITULO}
      descricao={nome}
      acao={
        semAcao ? null : (
          <Stack gap="x3">
            {recusa && !recusa.maisProximas && recusa.erro.status !== 401 ? (
              <InlineAlert tone="perigo" title="Não foi possível agendar" announce="assertive">
                {recusa.erro.message}
              </InlineAlert>
            ) : null}
            {resumo ? <Text weight="semibold">{resumo}</Text> : null}
            <Button
              variant="primary"
              size="large"
              isFullWidth
              isPending={confirmando}
              pendingLabel="Agendando"
              disabledReason={falta ?? undefined}
              onPress={() => void agendar()}
            >
              Agendar
            </Button>
          </Stack>
        )
      }
    >
      {conteudo()}
    </Etapa>
  );
}
