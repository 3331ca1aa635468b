import type { AgendamentoRow } from '@apto/api-client';
import { inscricaoLabel, maskCpf } from '@apto/domain/documents';
import { hasEnded, undecidedText } from '@apto/domain/status';
import { formatInstant } from '@apto/domain/time';
import { WAITING_STATUSES } from '@apto/domain/waiting-list';
import { DescriptionList, Inline, ProcedureTable, Stack } from '@apto/ui';
import {
  inscricaoOrEmpty,
  inlineAddress,
  intervaloSugerido,
  orNotProvided,
  proposedDaysTerm,
  suggestedPeriodo,
  inlineRiscos,
  phoneOrEmpty,
  whoText,
} from '../../../shared/agendamentos/details/present.ts';
import { useNarrowScreen } from '../../../shared/useNarrowScreen.ts';
import { AsoButton } from '../../../shared/asos/AsoButton.tsx';
import { StartButton } from '../start/StartButton.tsx';
import { AskAgain } from '../../../shared/agendamentos/details/AskAgain.tsx';
import { Attendance } from '../../../shared/agendamentos/details/Attendance.tsx';
import { ClienteName } from '../../../shared/agendamentos/details/ClienteName.tsx';
import { ClinicWords } from '../../../shared/agendamentos/details/ClinicWords.tsx';
import { depositTerm } from '../../../shared/agendamentos/details/depositTerm.tsx';
import { DetailPart } from '../../../shared/agendamentos/details/DetailPart.tsx';
import { specialTerms } from '../../../shared/agendamentos/details/specialTerms.ts';
import {
  useDetailsNews,
  useFuncionarioPart,
  usePrestadorPart,
  useProcedimentosPart,
  useRiscosPart,
} from '../../../shared/agendamentos/details/useDetails.ts';
import { Waiting } from '../../../shared/agendamentos/details/Waiting.tsx';

interface Props {
  row: AgendamentoRow;
}

interface RequestProps extends Props {
  onChange: () => void;
}

function Request({ row, onChange }: RequestProps) {
  const isNarrow = useNarrowScreen();
  return (
    <DetailPart part={useFuncionarioPart(row.id)} subject="os dados do agendamento" lines={6}>
      {({ unidade, setor, cargo, agendamento }) => (
        <Stack gap="x5">
          <DescriptionList
            columns={4}
            items={[
              // A phone's card says neither.
              ...(isNarrow
                ? [
                    { term: 'CPF', detail: maskCpf(agendamento.funcionario.cpf) },
                    { term: 'Solicitado em', detail: formatInstant(agendamento.createdAt) },
                  ]
                : []),
              { term: 'Cliente', detail: <ClienteName cliente={agendamento.cliente} /> },
              {
                term: `${inscricaoLabel(agendamento.cliente.inscricao)} do cliente`,
                detail: inscricaoOrEmpty(agendamento.cliente.inscricao),
              },
              { term: 'Unidade', detail: orNotProvided(unidade?.name) },
              { term: 'Código da unidade', detail: orNotProvided(unidade?.tradeCode) },
              { term: 'Setor', detail: orNotProvided(setor?.name) },
              { term: 'Cargo', detail: orNotProvided(cargo?.name) },
              { term: 'Telefone do funcionário', detail: phoneOrEmpty(agendamento.telefoneFuncionario) },
              { term: 'Período', detail: suggestedPeriodo(agendamento.periodo) },
              {
                term: 'Sugestão de data',
                detail: intervaloSugerido(agendamento.dataSugestaoInicial, agendamento.dataSugestaoFinal),
              },
              ...specialTerms(agendamento),
              { term: 'Observação', detail: orNotProvided(agendamento.observacao) },
              { term: 'Quem agenda', detail: whoText(agendamento.quemAgenda) },
              { term: 'Quem avisa', detail: whoText(agendamento.quemAvisa) },
              { term: 'Atendimento', detail: <Attendance agendamento={agendamento} /> },
              ...[depositTerm(agendamento), proposedDaysTerm(agendamento)].filter((term) => term !== null),
              ...(agendamento.idPreSolicitacao === null
                ? []
                : [{ term: 'Pré-solicitação', detail: `Nº ${agendamento.idPreSolicitacao}` }]),
              { term: 'Observação do prestador', detail: <ClinicWords agendamento={agendamento} /> },
            ]}
          />
          <Inline gap="x3">
            <StartButton agendamento={agendamento} onSchedule={onChange} />
            <AskAgain agendamento={agendamento} />
            <AsoButton funcionario={{ id: row.idFuncionario, name: row.funcionario.name }} />
          </Inline>
        </Stack>
      )}
    </DetailPart>
  );
}

function Riscos({ row }: Props) {
  return (
    <DetailPart part={useRiscosPart(row.id)} subject="os riscos" lines={1}>
      {(list) => <DescriptionList columns={1} items={[{ term: 'Riscos', detail: inlineRiscos(list) }]} />}
    </DetailPart>
  );
}

/** The clinic and its address stand once: in the table, or above it while no procedure has them. */
function Clinic({ row }: Props) {
  const part = usePrestadorPart(row.id);
  const { data: lines, loading } = useProcedimentosPart(row.id);
  if (loading || lines?.some((line) => line.prestador !== null) === true) return null;
  return (
    <DetailPart part={part} subject="o prestador" lines={2}>
      {({ prestador: clinic }) => (
        <DescriptionList
          columns={2}
          items={[
            { term: 'Prestador', detail: clinic?.name ?? undecidedText(row.status.id) },
            { term: 'Endereço do prestador', detail: inlineAddress(clinic) },
          ]}
        />
      )}
    </DetailPart>
  );
}

function Procedimentos({ row }: Props) {
  return (
    <DetailPart part={useProcedimentosPart(row.id)} subject="os procedimentos" lines={3}>
      {(list) => (
        <ProcedureTable
          label={`Procedimentos de ${row.funcionario.name}`}
          lines={list}
          isEnded={hasEnded(row.status.id)}
        />
      )}
    </DetailPart>
  );
}

/** Draws nothing. */
function News({ row }: Props) {
  useDetailsNews(row.id, row.version);
  return null;
}

/**
 * What opens under a row (doc1 §2.1 'Row expansion'). Everything is read when it opens, and each part is drawn as its
 * own answer comes, and not for another's.
 */
export default function Details({ row, onChange }: RequestProps) {
  return (
    <Stack gap="x6">
      {WAITING_STATUSES.includes(row.idStatus) ? <Waiting id={row.id} name={row.funcionario.name} /> : null}
      <Request row={row} onChange={onChange} />
      <Riscos row={row} />
      <Clinic row={row} />
      <Procedimentos row={row} />
      <News row={row} />
    </Stack>
  );
}
