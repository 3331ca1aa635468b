import { comboCargos, comboSetores, comboUnidades, type Answer } from '@apto/api-client';
import { now, useCall } from '@apto/api-client/react';
import { offersTelemedicine } from '@apto/domain/attendant';
import { editLabel, type EditField } from '@apto/domain/edit';
import {
  CONDITIONAL_MESSAGE,
  CONSULTA_REASONS,
  needsConsultaDetail,
  needsHomologacaoDate,
  needsNewHierarquia,
  needsWorkReturnType,
  WORK_RETURN_TYPES,
} from '@apto/domain/exames';
import { ComboBox, DatePicker, Grid, GridItem, Select, Stack, TextArea, TextField } from '@apto/ui';
import type { ReactNode } from 'react';
import { messageFrom } from '../../notices/index.ts';
import { useField } from './useField.ts';

const choices = (list: readonly { readonly id: number; readonly descricao: string }[]) =>
  list.map(({ id, descricao: description }) => ({ value: id, label: description }));
const WORK_RETURNS = choices(WORK_RETURN_TYPES);
const REASONS = choices(CONSULTA_REASONS);

/** Marked while it is empty; it does not stand in the way of saving (doc1 §5, decision 15). */
const marked = (isEmpty: boolean, message: string) => ({
  isRequired: true,
  description: isEmpty ? message : undefined,
});

type DateProblem = (field: 'dataLiberacao' | 'dataHomologacao', problem: string | null) => void;

function WorkReturnFields({ onProblem }: { onProblem: DateProblem }) {
  const kind = useField('tipoRetorno');
  const date = useField('dataLiberacao');
  const message = CONDITIONAL_MESSAGE.RETORNO_AO_TRABALHO;
  return (
    <Grid columns={2}>
      <Select
        {...kind}
        {...marked(kind.value === null, message)}
        label={editLabel('tipoRetorno')}
        options={WORK_RETURNS}
        isClearable
      />
      <DatePicker
        {...date}
        {...marked(date.value === null, message)}
        label={editLabel('dataLiberacao')}
        now={now()}
        onProblem={(problem) => onProblem('dataLiberacao', problem)}
      />
    </Grid>
  );
}

function DismissalFields({ onProblem }: { onProblem: DateProblem }) {
  const date = useField('dataHomologacao');
  return (
    <Grid columns={2}>
      <DatePicker
        {...date}
        {...marked(date.value === null, CONDITIONAL_MESSAGE.DEMISSIONAL)}
        label={editLabel('dataHomologacao')}
        now={now()}
        onProblem={(problem) => onProblem('dataHomologacao', problem)}
      />
    </Grid>
  );
}

function ConsultaFields() {
  const reason = useField('motivoConsulta');
  const detail = useField('detalheConsulta');
  const message = CONDITIONAL_MESSAGE.CONSULTA;
  return (
    <Grid columns={2}>
      <Select
        {...reason}
        {...marked(reason.value === null, message)}
        label={editLabel('motivoConsulta')}
        options={REASONS}
        isClearable
      />
      <GridItem span="all">
        <TextArea
          {...detail}
          {...marked(detail.value.trim() === '', message)}
          label={editLabel('detalheConsulta')}
          rows={3}
          maxLength={2000}
        />
      </GridItem>
    </Grid>
  );
}

type Combo = typeof comboUnidades | typeof comboSetores;

/** One of the customer's branches, departments or positions. */
function HierarquiaField({
  name,
  call,
  idCliente,
}: {
  name: Extract<EditField, 'unidade' | 'setor' | 'cargo'>;
  call: Combo;
  idCliente: number;
}) {
  const { value, onChange, ...field } = useField(name);
  const { data, error, isLoading, mutate } = useCall<Combo>(call, { query: { customerId: idCliente } });
  const records: Answer<Combo> = data ?? [];
  return (
    <ComboBox
      {...field}
      label={editLabel(name)}
      options={records.map((record) => ({ value: record.id, label: record.name }))}
      value={value?.id ?? null}
      selectedOption={value ? { value: value.id, label: value.name } : undefined}
      onChange={(id, option) => onChange(id === null ? null : { id, name: option?.label ?? '' })}
      isLoading={isLoading}
      loadError={error ? messageFrom(error) : undefined}
      onRetry={() => void mutate()}
    />
  );
}

function HierarquiaFields({ idCliente }: { idCliente: number }) {
  return (
    <Grid columns={3}>
      <HierarquiaField name="unidade" call={comboUnidades} idCliente={idCliente} />
      <HierarquiaField name="setor" call={comboSetores} idCliente={idCliente} />
      <HierarquiaField name="cargo" call={comboCargos} idCliente={idCliente} />
    </Grid>
  );
}

interface Props {
  idCliente: number;
  /** The file that the type asks for. */
  attachment: ReactNode;
  /** What is written as a day and is none: why, or null again. */
  onProblem: DateProblem;
}

/** The room, where the exam may be done by telemedicine (doc1 §3 linkTelemedicina). */
function RoomField() {
  return (
    <TextField
      {...useField('linkTelemedicina')}
      label={editLabel('linkTelemedicina')}
      isOptional
      description="A sala em que o exame é feito. Deixe vazio se é na clínica."
    />
  );
}

/** What the exam type asks for besides (doc1 §2.4). */
export function TypeFields(props: Props) {
  const { value: type } = useField('tipoExame');
  if (!offersTelemedicine(type)) return <OwnFields {...props} />;
  return (
    <Stack gap="x5">
      <OwnFields {...props} />
      <RoomField />
    </Stack>
  );
}

function OwnFields({ idCliente, attachment, onProblem }: Props) {
  const { value: type } = useField('tipoExame');
  if (needsHomologacaoDate(type)) return <DismissalFields onProblem={onProblem} />;
  if (needsNewHierarquia(type)) return <HierarquiaFields idCliente={idCliente} />;
  if (!needsWorkReturnType(type) && !needsConsultaDetail(type)) return null;
  return (
    <Stack gap="x5">
      {needsWorkReturnType(type) ? <WorkReturnFields onProblem={onProblem} /> : <ConsultaFields />}
      {attachment}
    </Stack>
  );
}
