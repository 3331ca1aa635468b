import { EMPTY_TEXT } from '@apto/domain/messages';
import type { AssistenteState, StepId } from '@apto/domain/assistente';
import { formatPhone } from '@apto/domain/documents';
import {
  NOTIFIER_HELP,
  procedimentosToPerform,
  schedulerHelp,
  WHO_LABEL,
  type PedidoFuncionario,
} from '@apto/domain/pedido';
import { periodoName } from '@apto/domain/periodos';
import { PCD_TYPES } from '@apto/domain/pre-solicitacao';
import { prestadorLabel } from '@apto/domain/prestadores';
import {
  Button,
  Card,
  DataTable,
  DescriptionList,
  FormSummary,
  Grid,
  InlineAlert,
  PersonCell,
  Stack,
  Text,
  type DataTableColumn,
  type Description,
} from '@apto/ui';
import { Pencil } from '@apto/ui/icons';
import { RiskAnswer } from '../../../shared/risk-question/RiskAnswer.tsx';
import { ErrorCode } from '../fields/ErrorCode.tsx';
import { HandedOver } from '../fields/HandedOver.tsx';
import { useAssistenteContext, usePedido } from '../pedido/usePedido.ts';
import { pendencias } from '../summary/pendencias.ts';
import { agreedHorario, suggestedWhen, typeLines } from '../summary/texts.ts';
import { OpenRequests } from './OpenRequests.tsx';
import { fieldLabel } from '../summary/labels.ts';

interface Props {
  readonly failure: Error | null;
  readonly onOpen: (step: StepId) => void;
}

const PANELS: readonly {
  readonly title: string;
  readonly step: StepId;
  readonly items: (e: AssistenteState) => readonly Description[];
}[] = [
  {
    title: 'Solicitante',
    step: 'dados-solicitante',
    items: (e) => [
      { term: 'Nome', detail: e.nomeSolicitante, isWide: true },
      { term: 'E-mail', detail: e.emailSolicitante, isWide: true },
      { term: 'Telefone', detail: formatPhone(e.telefoneSolicitante) },
    ],
  },
  {
    title: 'Exame',
    step: 'dados-agendamento',
    items: (e) => [
      { term: 'Tipo de exame', detail: e.tipoExame?.descricao, isWide: true },
      { term: 'Cliente', detail: e.cliente?.name, isWide: true },
      { term: 'Cidade', detail: e.cidade ? `${e.cidade.cidade} - ${e.cidade.estado}` : null },
      { term: 'Reside fora do país', detail: e.resideForaDoPais ? 'Sim' : 'Não' },
    ],
  },
  {
    title: 'Clínica e datas',
    step: 'definir-clinica',
    items: (e) => [
      { term: 'Clínica', detail: e.prestador ? prestadorLabel(e.prestador) : null, isWide: true },
      {
        term: 'Quando',
        isWide: true,
        detail: [suggestedWhen(e), periodoName(e.periodo), agreedHorario(e)].filter(Boolean).join(' · '),
      },
      { term: 'Quem agenda', detail: `${WHO_LABEL[e.quemAgenda]}. ${schedulerHelp(e, e.quemAgenda)}` },
      { term: 'Quem avisa', detail: `${WHO_LABEL[e.quemAvisa]}. ${NOTIFIER_HELP[e.quemAvisa]}` },
      ...(e.observacao.trim() ? [{ term: 'Observações', detail: e.observacao, isWide: true }] : []),
    ],
  },
];

// All of them stand beside the list of steps at 1024 px, with the PCD's column too: an e-mail and a phone share one.
const COLUMNS: readonly DataTableColumn<PedidoFuncionario>[] = [
  {
    id: 'nome',
    header: 'Funcionário',
    isRowHeader: true,
    isGrow: true,
    width: 150,
    cell: ({ name, pcd }) => <PersonCell name={name} isCompact detail={pcd ? 'PCD' : undefined} />,
  },
  {
    id: 'contato',
    header: 'E-mail e telefone',
    width: 212,
    cell: ({ email, phone }) => (
      <Stack gap="x1">
        <span>{email ?? EMPTY_TEXT.NOT_GIVEN}</span>
        <span>{formatPhone(phone)}</span>
      </Stack>
    ),
  },
  {
    id: 'procedimentos',
    header: 'Procedimentos',
    isGrow: true,
    width: 150,
    cell: (f) => (
      <Stack gap="x1">
        <span>
          {procedimentosToPerform(f)
            .map(({ name }) => name)
            .join(', ') || 'Nenhum: vai a um atendente'}
        </span>
        {f.questionarioRisco === null ? null : <RiskAnswer question={f.questionarioRisco} />}
        {typeLines(f).map((line) => (
          <Text key={line} tone="muted">
            {line}
          </Text>
        ))}
      </Stack>
    ),
  },
];

/** The extra PCD fields (doc2 §2.1): which deficiency, and the reports that say so. Only where somebody is PCD. */
const PCD_COLUMN: DataTableColumn<PedidoFuncionario> = {
  id: 'pcd',
  header: 'Tipo de deficiência e laudos',
  isGrow: true,
  width: 140,
  cell: (f) =>
    f.pcd ? (
      <Stack gap="x1">
        <span>{PCD_TYPES.find(({ id }) => id === f.informacoesPcd)?.descricao ?? EMPTY_TEXT.NOT_GIVEN}</span>
        {f.anexos
          .filter(({ kind }) => kind === 'LAUDO_PCD')
          .map(({ key, name }) => (
            <Text key={key} size="s13" tone="muted">
              {name}
            </Text>
          ))}
      </Stack>
    ) : (
      'Não é PCD'
    ),
};
const WITH_PCD = [...COLUMNS, PCD_COLUMN];

/** What is asked for, before it is sent (doc2 §2.1): each part leads back to its step. */
export function Finish({ failure, onOpen }: Props) {
  const [pedido] = usePedido();
  const missing = pendencias(pedido, useAssistenteContext());
  const problems = missing.flatMap(({ step, failures }) =>
    failures.map(({ campo: field, mensagem: message }) => ({
      field: `${step} ${field}`,
      label: fieldLabel(pedido, field),
      message,
      step,
    })),
  );
  return (
    <Stack gap="x5">
      {failure ? (
        <InlineAlert tone="danger" title="Os agendamentos não foram criados" announce="assertive">
          <ErrorCode error={failure} />
        </InlineAlert>
      ) : null}
      <FormSummary
        level={3}
        title="Informações pendentes"
        problems={problems}
        onPick={(problem) => {
          const target = problems.find(({ field }) => field === problem.field);
          if (target) onOpen(target.step);
        }}
      />
      <HandedOver />
      <OpenRequests />
      <Grid columns={3} gap="x4" data-tour="parts">
        {PANELS.map(({ title, step, items }) => (
          <Card
            key={title}
            title={title}
            actions={
              <Button
                size="small"
                variant="quiet"
                icon={<Pencil />}
                onPress={() => onOpen(step)}
                aria-label={`Alterar ${title}`}
              >
                Alterar
              </Button>
            }
          >
            <DescriptionList columns={2} items={items(pedido)} />
          </Card>
        ))}
      </Grid>
      <DataTable
        label="Funcionários do pedido"
        columns={pedido.funcionarios.some(({ pcd }) => pcd) ? WITH_PCD : COLUMNS}
        rows={pedido.funcionarios}
        getRowId={({ id }) => String(id)}
        getRowLabel={({ name }) => name}
      />
    </Stack>
  );
}
