import { savePreSolicitacao, type PreSolicitacaoDetail } from '@apto/api-client';
import { now, useApi, useIdempotencyKey } from '@apto/api-client/react';
import { WORK_RETURN_TYPES } from '@apto/domain/exames';
import { MESSAGE, PRE_SOLICITACAO_NOTICE as NOTICE } from '@apto/domain/messages';
import { minDismissalDate } from '@apto/domain/pedido';
import {
  EXTRA_LABEL,
  extraFields,
  missingExtraFields,
  PCD_TYPES,
  requiresExtraFields,
  type ExtraField,
  type ExtraFacts,
  type ExtraValues,
} from '@apto/domain/pre-solicitacao';
import { Button, DatePicker, Grid, GridItem, Heading, InlineAlert, Select, Stack, TextArea } from '@apto/ui';
import { useState, type ReactNode } from 'react';
import { isSilent, messageFrom, notify } from '../../../shared/notices/index.ts';
import { RiskQuestion } from '../../../shared/risk-question/RiskQuestion.tsx';

const choices = (list: readonly { readonly id: number; readonly descricao: string }[]) =>
  list.map(({ id, descricao: label }) => ({ value: id, label }));
const WORK_RETURNS = choices(WORK_RETURN_TYPES);
const DISABILITIES = choices(PCD_TYPES);

interface FieldProps<F extends ExtraField> {
  readonly value: ExtraValues[F];
  readonly onChange: (value: ExtraValues[F]) => void;
  readonly errorMessage: string | undefined;
}

/** How each of them is asked. */
const FIELDS: { readonly [F in ExtraField]: (props: FieldProps<F>) => ReactNode } = {
  dataHomologacao: (props) => (
    <DatePicker
      {...props}
      isRequired
      label={EXTRA_LABEL.dataHomologacao}
      min={minDismissalDate(now())}
      now={now()}
    />
  ),
  dataLiberacao: (props) => (
    <DatePicker {...props} isRequired label={EXTRA_LABEL.dataLiberacao} now={now()} />
  ),
  tipoRetorno: (props) => (
    <Select {...props} isRequired label={EXTRA_LABEL.tipoRetorno} options={WORK_RETURNS} />
  ),
  detalheConsulta: ({ value, ...props }) => (
    <TextArea
      {...props}
      value={value ?? ''}
      isRequired
      label={EXTRA_LABEL.detalheConsulta}
      rows={3}
      maxLength={2000}
    />
  ),
  questionarioRisco: (props) => <RiskQuestion {...props} />,
  informacoesPcd: (props) => (
    <Select {...props} isRequired label={EXTRA_LABEL.informacoesPcd} options={DISABILITIES} />
  ),
};

const factsOf = (detail: PreSolicitacaoDetail): ExtraFacts => ({
  tipoExame: detail.tipoExame.id,
  pcd: detail.pcd,
  funcionarioSemRiscos: detail.funcionarioSemRiscos,
  desabilitarQuestionarioRisco: detail.cliente.desabilitarQuestionarioRisco,
});

const valuesOf = (detail: PreSolicitacaoDetail): ExtraValues => ({
  dataHomologacao: detail.dataHomologacao,
  dataLiberacao: detail.dataLiberacao,
  tipoRetorno: detail.tipoRetorno,
  detalheConsulta: detail.detalheConsulta,
  questionarioRisco: detail.questionarioRisco,
  informacoesPcd: detail.informacoesPcd,
});

interface Props {
  readonly detail: PreSolicitacaoDetail;
  readonly onSaved: (saved: PreSolicitacaoDetail) => void;
}

/** What must be there before it is requested, as its exam type, PCD and client ask for it (doc1 §5). */
export function ExtraFields({ detail, onSaved }: Props) {
  const api = useApi();
  const attempt = useIdempotencyKey();
  const facts = factsOf(detail);
  const [values, setValues] = useState(() => valuesOf(detail));
  const [refused, setRefused] = useState<readonly ExtraField[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const fields = extraFields(facts);
  if (fields.length === 0) return null;
  const isAsked = requiresExtraFields({ ...facts, pendencia: detail.pendencia });

  async function save(): Promise<void> {
    const missing = missingExtraFields({ ...facts, ...values });
    setRefused(missing);
    if (missing.length > 0) return;
    const body = {
      id: detail.id,
      version: detail.version,
      ...Object.fromEntries(fields.map((field) => [field, values[field]])),
    };
    setSaving(true);
    setFailure(null);
    try {
      onSaved(await api.invoke(savePreSolicitacao, { body }, { idempotencyKey: attempt.keyFor(body) }));
      notify(NOTICE.updated());
    } catch (error) {
      if (isSilent(error)) return;
      attempt.restartIfRefused(error);
      notify(NOTICE.updateFailed());
      setFailure(messageFrom(error));
    } finally {
      setSaving(false);
    }
  }

  const draw = (field: ExtraField) =>
    (FIELDS[field] as (props: FieldProps<ExtraField>) => ReactNode)({
      value: values[field],
      onChange: (value) => setValues((before) => ({ ...before, [field]: value })),
      errorMessage: refused.includes(field) ? MESSAGE.REQUIRED_FIELD : undefined,
    });

  return (
    <Stack gap="x4" as="section" aria-label={`Campos obrigatórios de ${detail.nomeFuncionario}`}>
      <Heading level={3}>Campos obrigatórios</Heading>
      {isAsked ? <InlineAlert tone="warning">Preencha-os antes de solicitar.</InlineAlert> : null}
      <Grid columns={3}>
        {fields.map((field) => (
          <GridItem key={field} {...(field === 'detalheConsulta' ? { span: 'all' } : {})}>
            {draw(field)}
          </GridItem>
        ))}
      </Grid>
      {failure ? <InlineAlert tone="danger">{failure}</InlineAlert> : null}
      <div>
        <Button isPending={saving} onPress={() => void save()}>
          Salvar campos
        </Button>
      </div>
    </Stack>
  );
}
