import { LOADING_MESSAGE } from '@apto/domain/assistente';
import { needsConsultaDetail } from '@apto/domain/exames';
import { ASSISTENTE_NOTICE, MESSAGE } from '@apto/domain/messages';
import { DataTable, ErrorState, Loading, Stack, TextArea } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { FormField } from '../fields/FormField.tsx';
import { useFailureOf, useTouch } from '../fields/failures.ts';
import { socAnswersAtom } from '../pedido/pedido.ts';
import { useDispatch, usePedidoPart } from '../pedido/usePedido.ts';
import { OpenRequests } from './OpenRequests.tsx';
import { ChargeNotice, Nr7Note } from './ProcedimentoNotices.tsx';
import { procedimentoRowsAtom, rowsOf, type FuncionarioRow } from './funcionarioRows.ts';
import { PROCEDIMENTO_COLUMNS } from './procedimentoColumns.tsx';
import { RiskQuestions } from './RiskQuestions.tsx';

/** What a consultation is for. Drawn anew only when something of this employee changes. */
const ConsultationDetail = memo(function ConsultationDetail({ row }: { row: FuncionarioRow }) {
  const dispatch = useDispatch();
  const touch = useTouch();
  const { f, index } = row;
  const field = `funcionarios.${index}.detalheConsulta`;
  return (
    <FormField name={field}>
      <TextArea
        label={`Detalhes da consulta de ${f.name}`}
        isRequired
        rows={2}
        maxLength={2000}
        value={f.detalheConsulta}
        onChange={(detalheConsulta) =>
          dispatch({ type: 'FUNCIONARIO_CHANGED', id: f.id, fields: { detalheConsulta } })
        }
        onBlur={() => touch(field)}
        errorMessage={useFailureOf(field)}
      />
    </FormField>
  );
});

/** What each consultation is for, employee by employee (doc2 §2.6). */
function ConsultationDetails() {
  return (
    <Stack gap="x4">
      {rowsOf(usePedidoPart('funcionarios')).map((row) => (
        <ConsultationDetail key={row.f.id} row={row} />
      ))}
    </Stack>
  );
}

/** Whose procedures SOC did not give. */
function SyncFailure({ onRetry }: { onRetry: () => void }) {
  const funcionarios = usePedidoPart('funcionarios');
  const failed = funcionarios.filter(({ sync }) => sync === 'FAILED');
  return (
    <ErrorState
      title={MESSAGE.SOC_SYNC}
      description={[
        ...failed.map(({ name }) => ASSISTENTE_NOTICE.procedimentosFailed(name).title),
        'O que você já preencheu continua aqui.',
      ].join(' ')}
      onRetry={onRetry}
    />
  );
}

function ProcedimentoTable({ isLoading }: { isLoading: boolean }) {
  const rows = useAtomValue(procedimentoRowsAtom);
  return (
    <DataTable
      label="Procedimentos por funcionário"
      columns={PROCEDIMENTO_COLUMNS}
      rows={isLoading ? [] : rows}
      isLoading={isLoading}
      skeletonRows={rows.length}
      getRowId={({ f }) => String(f.id)}
      getRowLabel={({ f }) => f.name}
    />
  );
}

/** What each employee has up to date and what will be done (doc2 §2.6). */
export const Procedimentos = memo(function Procedimentos({ onRetry }: { onRetry: () => void }) {
  const type = usePedidoPart('tipoExame')?.id;
  const answers = useAtomValue(socAnswersAtom);
  const hasFailed = answers.some(({ sync }) => sync === 'FAILED');
  const loading = answers.some(({ sync }) => sync === 'LOADING' || sync === 'PENDENTE');
  if (hasFailed && !loading) return <SyncFailure onRetry={onRetry} />;
  return (
    <Stack gap="x5">
      <OpenRequests />
      {loading ? <Loading isInline label={LOADING_MESSAGE} /> : null}
      <ProcedimentoTable isLoading={loading} />
      {loading ? null : (
        <>
          <ChargeNotice />
          <Nr7Note />
          <RiskQuestions />
          {needsConsultaDetail(type) ? <ConsultationDetails /> : null}
        </>
      )}
    </Stack>
  );
});
