import { type AgendamentoDetalhe } from '@apto/api-client';
import { confirmacaoDaEscolha, prestadorSemHorarios, MENSAGEM_PRESTADOR_SEM_HORARIOS } from '@apto/domain';
import {
  Button,
  DateStrip,
  Dialog,
  ErrorState,
  InlineAlert,
  PeriodPicker,
  Stack,
  TimeSlotPicker,
} from '@apto/ui';
import { useState } from 'react';
import { agora } from '../../../shared/relogio.ts';
import { NADA_ESCOLHIDO, situacaoDaEscolha, type Escolhido } from './escolha.ts';
import { Lugar, type CidadeEscolhida } from './Lugar.tsx';
import { RecusaDoAgendamento } from './RecusaDoAgendamento.tsx';
import { useAgendar } from './useAgendar.ts';
import { useDias } from './useDias.ts';

interface Props {
  agendamento: AgendamentoDetalhe;
  aoFechar: () => void;
  aoAgendar: () => void;
}

/** 'Iniciar': the requester books in the employee's place (doc1 §2.1, doc2 §2.11 'Atualizar dados'). */
export default function DialogoDeInicio({ agendamento, aoFechar, aoAgendar }: Props) {
  const [hoje] = useState(agora);
  const [cidade, setCidade] = useState<CidadeEscolhida | null>(agendamento.cidade);
  const [prestadorId, setPrestadorId] = useState(agendamento.prestador?.id ?? null);
  const [escolhido, setEscolhido] = useState<Escolhido>(NADA_ESCOLHIDO);
  const { agendar, agendando, recusa, esquecerRecusa } = useAgendar();
  const dados = useDias(agendamento, { cidadeId: cidade?.id ?? null, prestadorId }, hoje);
  const { clinica, dias, reservaFaixas } = dados;
  const situacao = situacaoDaEscolha(escolhido, { cidade, prestador: prestadorId }, dias, reservaFaixas);

  const escolher = (novo: Partial<Escolhido>): void => {
    esquecerRecusa();
    setEscolhido({ ...escolhido, ...novo });
  };
  const mudarLugar = (novaCidade: CidadeEscolhida | null, novoPrestador: number | null): void => {
    esquecerRecusa();
    setCidade(novaCidade);
    setPrestadorId(novoPrestador);
    setEscolhido(NADA_ESCOLHIDO);
  };

  async function confirmar(): Promise<void> {
    const corpo = situacao.falta ? null : confirmacaoDaEscolha(agendamento.id, situacao);
    if (!corpo || !cidade || prestadorId === null) return;
    const onde = { agendamentoId: agendamento.id, cidadeId: cidade.id, prestadorId };
    if (await agendar(onde, corpo)) {
      aoAgendar();
      aoFechar();
    } else await dados.renovarFaixas();
  }

  function quando() {
    if (dados.prazoEncerrado) {
      return (
        <InlineAlert tone="atencao" title="O período sugerido já terminou.">
          Cancele este agendamento e faça um novo pedido, com outras datas.
        </InlineAlert>
      );
    }
    if (prestadorId === null) return null;
    if (dados.erro) return <ErrorState description={dados.erro.message} onRetry={dados.tentarDeNovo} />;
    if (clinica && prestadorSemHorarios(clinica.openingHours)) {
      return <InlineAlert tone="atencao">{MENSAGEM_PRESTADOR_SEM_HORARIOS}</InlineAlert>;
    }
    return (
      <Stack gap="x5">
        <DateStrip
          label="Dia"
          days={dias.map(({ data }) => data)}
          isLoading={dados.carregando}
          value={situacao.dia?.data ?? null}
          onChange={(data) => escolher({ data, faixa: null, periodo: null })}
          reasonsFor={(data) => dias.find((dia) => dia.data === data)?.motivos ?? []}
        />
        {situacao.dia && reservaFaixas ? (
          <TimeSlotPicker
            date={situacao.dia.data}
            {...(clinica ? { clinicName: clinica.name } : {})}
            slots={situacao.dia.faixas}
            value={situacao.faixa}
            onChange={(faixa) => escolher({ faixa })}
          />
        ) : null}
        {situacao.dia && !reservaFaixas ? (
          <PeriodPicker
            options={situacao.dia.periodos}
            value={situacao.periodo}
            onChange={(periodo) => escolher({ periodo })}
          />
        ) : null}
      </Stack>
    );
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) aoFechar();
      }}
      title="Atualizar dados"
      description={`Agende o exame de ${agendamento.funcionario.name}.`}
      width={800}
      isBusy={agendando}
      busyMessage="Agendando..."
      footer={({ close }) => (
        <>
          <Button variant="quiet" onPress={close} isDisabled={agendando}>
            Cancelar
          </Button>
          <Button
            variant="primary"
            isPending={agendando}
            disabledReason={situacao.falta ?? undefined}
            onPress={() => void confirmar()}
          >
            Agendar
          </Button>
        </>
      )}
    >
      <Stack gap="x6">
        <Lugar
          clienteId={agendamento.idCliente}
          tipoExame={agendamento.tipoExame.id}
          cidade={cidade}
          prestadorId={prestadorId}
          aoMudarCidade={(nova) => mudarLugar(nova, null)}
          aoMudarPrestador={(id) => mudarLugar(cidade, id)}
        />
        {recusa ? (
          <RecusaDoAgendamento
            recusa={recusa}
            aoEscolher={(faixa) => escolher({ data: faixa.data, faixa, periodo: null })}
          />
        ) : null}
        {quando()}
      </Stack>
    </Dialog>
  );
}
