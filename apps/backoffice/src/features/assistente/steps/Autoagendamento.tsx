import { riscoQuestionarios } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import {
  maxAutoagendamentoDate,
  minAutoagendamentoDate,
  MAX_AUTOAGENDAMENTO_DATES,
} from '@apto/domain/autoagendamento';
import { needsHomologacaoDate } from '@apto/domain/exames';
import { requiresQuestionario, lastSuggestedDate } from '@apto/domain/pedido';
import { addDays, type CivilDate } from '@apto/domain/time';
import { DatePicker, DateRangePicker, Grid, GridItem, Select } from '@apto/ui';
import { messageFrom } from '../../../shared/notices/index.ts';
import { FormField } from '../fields/FormField.tsx';
import { useFailures } from '../fields/failures.ts';
import { TypeSelection } from '../fields/TypeSelection.tsx';
import { useAssistenteContext, usePedido } from '../pedido/usePedido.ts';
import { LinkFuncionario } from './LinkFuncionario.tsx';

/** Ranges that one press chooses, all from tomorrow on. */
export const linkPresets = (tomorrow: CivilDate) => [
  { id: '5-datas', label: 'Próximas 5 datas', range: { inicio: tomorrow, fim: addDays(tomorrow, 4) } },
  {
    id: 'todas',
    label: `Próximas ${MAX_AUTOAGENDAMENTO_DATES} datas`,
    range: { inicio: tomorrow, fim: maxAutoagendamentoDate(tomorrow) },
  },
];

function Questionario() {
  const [{ funcionarios }, dispatch] = usePedido();
  const { errorOf: error } = useFailures();
  const questions = useCall(riscoQuestionarios, {}, { revalidateIfStale: false });
  const [f] = funcionarios;
  if (!f) return null;
  return (
    <FormField name="questionarioRisco">
      <Select
        label="Questionário de risco"
        isRequired
        options={(questions.data ?? []).map(({ id, pergunta: question }) => ({ value: id, label: question }))}
        value={f.questionarioRisco}
        onChange={(questionarioRisco) =>
          dispatch({ type: 'FUNCIONARIO_ALTERADO', id: f.id, fields: { questionarioRisco } })
        }
        isLoading={questions.isLoading}
        loadError={questions.error ? messageFrom(questions.error) : undefined}
        onRetry={() => void questions.mutate()}
        errorMessage={error('questionarioRisco')}
      />
    </FormField>
  );
}

/** The form of a self-scheduling request (doc2 §2.9). */
export function Autoagendamento({ onRetry }: { onRetry: () => void }) {
  const [{ funcionarios, tipoExame, cliente, intervaloSugerido }, dispatch] = usePedido();
  const { now } = useAssistenteContext();
  const { errorOf: error, touch } = useFailures();
  const [f] = funcionarios;
  const tomorrow = minAutoagendamentoDate(now);
  return (
    <Grid columns={2}>
      <GridItem span="all">
        <LinkFuncionario onRetry={onRetry} />
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
              dispatch({ type: 'FUNCIONARIO_ALTERADO', id: f.id, fields: { dataHomologacao } })
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
            min={tomorrow}
            max={lastSuggestedDate(now.data)}
            presets={linkPresets(tomorrow)}
            description={`No máximo ${MAX_AUTOAGENDAMENTO_DATES} datas, a partir de amanhã.`}
            value={intervaloSugerido}
            onChange={(intervalo) => {
              touch('dataSugestaoFinal');
              dispatch({ type: 'INTERVALO_ESCOLHIDO', intervalo });
            }}
            errorMessage={error('dataSugestaoInicial') ?? error('dataSugestaoFinal')}
          />
        </FormField>
      </FormField>
      {f && requiresQuestionario(f, cliente) ? (
        <GridItem span="all">
          <Questionario />
        </GridItem>
      ) : null}
    </Grid>
  );
}
