import { LOADING_MESSAGE } from '@apto/domain/assistente';
import { needsConsultaDetail } from '@apto/domain/exames';
import { ASSISTENTE_NOTICE, MESSAGE } from '@apto/domain/messages';
import { DataTable, ErrorState, Loading, Stack, TextArea } from '@apto/ui';
import { FormField } from '../fields/FormField.tsx';
import { useFailures } from '../fields/failures.ts';
import { usePedido } from '../pedido/usePedido.ts';
import { OpenRequests } from './OpenRequests.tsx';
import { ChargeNotice, Nr7Note } from './ProcedimentoNotices.tsx';
import { rowsOf } from './funcionarioRows.ts';
import { PROCEDIMENTO_COLUMNS } from './procedimentoColumns.tsx';
import { RiskQuestions } from './RiskQuestions.tsx';

/** What a consultation is for, employee by employee (doc2 §2.6). */
function ConsultationDetails() {
  const [{ funcionarios }, dispatch] = usePedido();
  const { errorOf: error, touch } = useFailures();
  return (
    <Stack gap="x4">
      {funcionarios.map((f, i) => {
        const field = `funcionarios.${i}.detalheConsulta`;
        return (
          <FormField key={f.id} name={field}>
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
              errorMessage={error(field)}
            />
          </FormField>
        );
      })}
    </Stack>
  );
}

/** What each employee has up to date and what will be done (doc2 §2.6). */
export function Procedimentos({ onRetry }: { onRetry: () => void }) {
  const [{ funcionarios, tipoExame }] = usePedido();
  const withError = funcionarios.filter(({ sync }) => sync === 'FAILED');
  const loading = funcionarios.some(({ sync }) => sync === 'LOADING' || sync === 'PENDENTE');

  if (withError.length > 0 && !loading) {
    return (
      <ErrorState
        title={MESSAGE.SOC_SYNC}
        description={[
          ...withError.map(({ name }) => ASSISTENTE_NOTICE.procedimentosFailed(name).title),
          'O que você já preencheu continua aqui.',
        ].join(' ')}
        onRetry={onRetry}
      />
    );
  }
  return (
    <Stack gap="x5">
      <OpenRequests />
      {loading ? <Loading isInline label={LOADING_MESSAGE} /> : null}
      <DataTable
        label="Procedimentos por funcionário"
        columns={PROCEDIMENTO_COLUMNS}
        rows={loading ? [] : rowsOf(funcionarios)}
        isLoading={loading}
        skeletonRows={funcionarios.length}
        getRowId={({ f }) => String(f.id)}
        getRowLabel={({ f }) => f.name}
      />
      {loading ? null : (
        <>
          <ChargeNotice />
          <Nr7Note />
          <RiskQuestions />
          {needsConsultaDetail(tipoExame?.id) ? <ConsultationDetails /> : null}
        </>
      )}
    </Stack>
  );
}
