import type { AgendamentoDetail } from '@apto/api-client';
import { whenText } from '@apto/domain/attendant';
import { hasEnded, undecidedText } from '@apto/domain/status';
import { formatCpf, inscricaoLabel } from '@apto/domain/documents';
import { isPeriodo, PERIODO } from '@apto/domain/periodos';
import { PERMISSION } from '@apto/domain/permissions';
import { formatDateWithWeekday } from '@apto/domain/time';
import { Button, Card, DescriptionList, ProcedureTable, RiskList, Stack } from '@apto/ui';
import { Paperclip } from '@apto/ui/icons';
import { useState, type ReactNode } from 'react';
import { Attendance } from '../../shared/agendamentos/details/Attendance.tsx';
import { ClienteName } from '../../shared/agendamentos/details/ClienteName.tsx';
import { depositTerm } from '../../shared/agendamentos/details/depositTerm.tsx';
import { DetailPart } from '../../shared/agendamentos/details/DetailPart.tsx';
import {
  inscricaoOrEmpty,
  intervaloSugerido,
  orNotProvided,
  phoneOrEmpty,
  proposedDaysTerm,
  suggestedPeriodo,
  whoText,
} from '../../shared/agendamentos/details/present.ts';
import { specialTerms } from '../../shared/agendamentos/details/specialTerms.ts';
import { visitsTerm } from '../../shared/agendamentos/details/visitsTerm.tsx';
import { useDetails } from '../../shared/agendamentos/details/useDetails.ts';
import { Email } from '../../shared/Email.tsx';
import { onDemand } from '../../shared/lazy.tsx';
import { usePermission } from '../../shared/session/index.ts';
import { ClinicFacts } from './ClinicFacts.tsx';

const RowAttachments = onDemand(() => import('../../shared/agendamentos/attachments/RowAttachments.tsx'));

const emailOrEmpty = (address: string | null): ReactNode =>
  address ? <Email address={address} /> : orNotProvided(null);

interface Props {
  id: number;
  version: number;
  /** What the clinic answered or offered. */
  observacaoPrestador: string | null;
}

function bookedDay({ dataAgendamento, horaAgendamento, periodoAgendado, status }: AgendamentoDetail): string {
  if (dataAgendamento === null) return undecidedText(status.id);
  if (horaAgendamento === null && !isPeriodo(periodoAgendado)) return formatDateWithWeekday(dataAgendamento);
  const periodo = isPeriodo(periodoAgendado) ? periodoAgendado : PERIODO.AMBOS;
  return whenText({ data: dataAgendamento, hora: horaAgendamento, periodo });
}

/** The files of the request, in the dialog of the list. */
function Files({ agendamento }: { agendamento: AgendamentoDetail }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!usePermission(PERMISSION.AGENDAMENTOS_ANEXOS)) return null;
  return (
    <>
      <Button size="small" icon={<Paperclip />} onPress={() => setOpen(true)}>
        Anexos
      </Button>
      {isOpen ? <RowAttachments row={agendamento} opening="ANEXOS" onClose={close} onFail={close} /> : null}
    </>
  );
}

/** Everything that is known of the request, each part on its own: one that fails leaves the others. */
export function Facts({ id, version, observacaoPrestador }: Props) {
  const { funcionario, prestador, procedimentos, riscos } = useDetails(id, version);
  const asked = funcionario.data?.agendamento;
  const exames = procedimentos.data?.map((line) => line.procedimentos.id) ?? null;
  return (
    <Stack gap="x6">
      <DetailPart part={funcionario} subject="os dados do agendamento" lines={8}>
        {({ funcionario: person, unidade, setor, cargo, agendamento }) => (
          <>
            <Card title="Funcionário" level={2} actions={<Files agendamento={agendamento} />}>
              <DescriptionList
                columns={3}
                items={[
                  { term: 'CPF', detail: formatCpf(person.cpf) },
                  { term: 'Telefone', detail: phoneOrEmpty(agendamento.telefoneFuncionario) },
                  { term: 'Pessoa com deficiência', detail: agendamento.pcd ? 'Sim' : 'Não' },
                  // Whole words in one line: an address and a company's name are longer than the rest.
                  { term: 'E-mail', detail: emailOrEmpty(agendamento.emailFuncionario), isDouble: true },
                  { term: 'Unidade', detail: orNotProvided(unidade?.name) },
                  { term: 'Cliente', detail: <ClienteName cliente={agendamento.cliente} />, isDouble: true },
                  {
                    term: `${inscricaoLabel(agendamento.cliente.inscricao)} do cliente`,
                    detail: inscricaoOrEmpty(agendamento.cliente.inscricao),
                  },
                  { term: 'Setor', detail: orNotProvided(setor?.name) },
                  { term: 'Cargo', detail: orNotProvided(cargo?.name) },
                ]}
              />
            </Card>
            <Card title="O que o solicitante quer" level={2}>
              <DescriptionList
                columns={3}
                items={[
                  { term: 'Tipo de exame', detail: agendamento.tipoExame.descricao },
                  {
                    term: 'Sugestão de data',
                    detail: intervaloSugerido(agendamento.dataSugestaoInicial, agendamento.dataSugestaoFinal),
                  },
                  { term: 'Período', detail: suggestedPeriodo(agendamento.periodo) },
                  {
                    term: 'Cidade',
                    detail:
                      agendamento.cidade && `${agendamento.cidade.cidade} - ${agendamento.cidade.estado}`,
                  },
                  { term: 'Solicitante', detail: orNotProvided(agendamento.nomeSolicitante) },
                  { term: 'Telefone do solicitante', detail: phoneOrEmpty(agendamento.telefoneSolicitante) },
                  {
                    term: 'E-mail do solicitante',
                    detail: emailOrEmpty(agendamento.emailSolicitante),
                    isDouble: true,
                  },
                  ...specialTerms(agendamento),
                  { term: 'Faltas anteriores', detail: String(agendamento.quantidadeFaltaConsulta) },
                  { term: 'Observação', detail: orNotProvided(agendamento.observacao), isWide: true },
                ]}
              />
            </Card>
            <Card title="Quando" level={2}>
              <DescriptionList
                columns={2}
                items={[
                  { term: 'Dia e horário', detail: bookedDay(agendamento) },
                  ...visitsTerm(procedimentos.data ?? []),
                  { term: 'Resposta da clínica', detail: orNotProvided(observacaoPrestador) },
                  ...[depositTerm(agendamento), proposedDaysTerm(agendamento)].filter(
                    (term) => term !== null,
                  ),
                  { term: 'Quem agenda', detail: whoText(agendamento.quemAgenda) },
                  { term: 'Quem avisa', detail: whoText(agendamento.quemAvisa) },
                  { term: 'Atendimento', detail: <Attendance agendamento={agendamento} />, isWide: true },
                ]}
              />
            </Card>
          </>
        )}
      </DetailPart>
      <Card title="Exames e riscos" level={2}>
        <Stack gap="x5">
          <DetailPart part={procedimentos} subject="os procedimentos" lines={3}>
            {(list) => (
              <ProcedureTable
                label="Procedimentos do pedido"
                lines={list}
                isEnded={asked !== undefined && hasEnded(asked.status.id)}
              />
            )}
          </DetailPart>
          <DetailPart part={riscos} subject="os riscos" lines={1}>
            {(list) => <RiskList risks={list} />}
          </DetailPart>
        </Stack>
      </Card>
      <DetailPart part={prestador} subject="o prestador" lines={3}>
        {({ prestador: clinic }) =>
          clinic ? (
            <ClinicFacts
              prestadorId={clinic.id}
              exames={exames}
              clienteId={asked?.cliente.id ?? null}
              day={asked?.dataAgendamento ?? null}
            />
          ) : null
        }
      </DetailPart>
    </Stack>
  );
}
