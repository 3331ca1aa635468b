import {
  autoagendamentoIntervalo,
  linkPresets,
  MAX_AUTOAGENDAMENTO_DATES,
} from '@apto/domain/autoagendamento';
import { needsHomologacaoDate } from '@apto/domain/exames';
import { requiresQuestionario, lastSuggestedDate } from '@apto/domain/pedido';
import { DatePicker, DateRangePicker, Grid, GridItem, Stack } from '@apto/ui';
import { useMemo } from 'react';
import { RiskQuestion } from '../../../shared/risk-question/RiskQuestion.tsx';
import { FormField } from '../fields/FormField.tsx';
import { useFailures } from '../fields/failures.ts';
import { useIntervaloChoice } from '../fields/useIntervaloChoice.ts';
import { TypeSelection } from '../fields/TypeSelection.tsx';
import { ReadFailure } from '../fields/ReadFailure.tsx';
import type { ReadState } from '../pedido/useClienteRules.ts';
import { useAssistenteContext, usePedido } from '../pedido/usePedido.ts';
import { LinkFuncionario } from './LinkFuncionario.tsx';
import { OpenRequests } from './OpenRequests.tsx';

function Questionario() {
  const [{ funcionarios }, dispatch] = usePedido();
  const { errorOf: error } = useFailures();
  const [f] = funcionarios;
  if (!f) return null;
  return (
    <FormField name="questionarioRisco">
      <RiskQuestion
        value={f.questionarioRisco}
        onChange={(questionarioRisco) =>
          dispatch({ type: 'FUNCIONARIO_CHANGED', id: f.id, fields: { questionarioRisco } })
        }
        errorMessage={error('questionarioRisco')}
      />
    </FormField>
  );
}

/** What is wrong with either end, a line each. */
const linesOf = (...texts: readonly (string | undefined)[]): readonly string[] | undefined => {
  const lines = texts.filter((text) => text !== undefined);
  return lines.length === 0 ? undefined : lines;
};

/** The form of a self-scheduling request (doc2 §2.9). */
export function Autoagendamento({ onRetry, facts }: { onRetry: () => void; facts: ReadState }) {
  const [{ funcionarios, tipoExame, cliente, confirmsRisco, intervaloSugerido }, dispatch] = usePedido();
  const { now, feriados, dayLimit } = useAssistenteContext();
  const { errorOf: error, touch } = useFailures();
  const choice = useIntervaloChoice();
  const [f] = funcionarios;
  // The calendar judges each of its days by these.
  const rules = useMemo(
    () => autoagendamentoIntervalo(now, { feriados, dayLimit }),
    [now, feriados, dayLimit],
  );
  const presets = useMemo(() => linkPresets(rules), [rules]);
  return (
    <Grid columns={2}>
      {facts.error ? (
        <GridItem span="all">
          <ReadFailure title="Não foi possível verificar as datas" reads={[facts]} />
        </GridItem>
      ) : null}
      <GridItem span="all">
        <Stack gap="x3">
          <LinkFuncionario onRetry={onRetry} />
          <OpenRequests />
        </Stack>
      </GridItem>
      <TypeSelection />
      {f && needsHomologacaoDate(tipoExame?.id) ? (
        <FormField name="dataHomologacao">
          <DatePicker
            label="Data de demissão"
            isRequired
            width="md"
            now={now}
            min={now.data}
            value={f.dataHomologacao}
            onChange={(dataHomologacao) =>
              dispatch({ type: 'FUNCIONARIO_CHANGED', id: f.id, fields: { dataHomologacao } })
            }
            onBlur={() => touch('dataHomologacao')}
            errorMessage={error('dataHomologacao')}
          />
        </FormField>
      ) : null}
      <FormField name="dataSugestaoInicial">
        <FormField name="dataSugestaoFinal">
          <DateRangePicker
            label="Período sugerido"
            isRequired
            now={now}
            rules={rules}
            max={lastSuggestedDate(now.data)}
            presets={presets}
            description={`No máximo ${MAX_AUTOAGENDAMENTO_DATES} datas, a partir de amanhã.`}
            value={intervaloSugerido}
            onChange={(intervalo) => {
              touch('dataSugestaoFinal');
              choice.onChange(intervalo);
            }}
            onRefused={choice.onRefused}
            errorMessage={linesOf(error('dataSugestaoInicial'), error('dataSugestaoFinal'))}
          />
        </FormField>
      </FormField>
      {f && requiresQuestionario(confirmsRisco ? { ...f, possuiRisco: true } : f, cliente) ? (
        <GridItem span="all">
          <Questionario />
        </GridItem>
      ) : null}
    </Grid>
  );
}
