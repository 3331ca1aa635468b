import { questionariosDeRisco } from '@apto/api-client';
import { useChamada } from '@apto/api-client/react';
import {
  dataMaximaAutoagendamento,
  dataMinimaAutoagendamento,
  exigeQuestionario,
  MAXIMO_DATAS_AUTOAGENDAMENTO,
  precisaDataHomologacao,
  somarDias,
  ultimaDataSugerida,
  type DataCivil,
} from '@apto/domain';
import { DatePicker, DateRangePicker, Grid, GridItem, Select } from '@apto/ui';
import { mensagemDe } from '../../../shared/avisos/index.ts';
import { Campo } from '../campos/Campo.tsx';
import { useFalhas } from '../campos/falhas.ts';
import { SelecaoDeTipo } from '../campos/SelecaoDeTipo.tsx';
import { useContexto, usePedido } from '../pedido/usePedido.ts';
import { FuncionarioDoLink } from './FuncionarioDoLink.tsx';

/** Ranges that one press chooses, all from tomorrow on. */
export const presetsDoLink = (amanha: DataCivil) => [
  { id: '5-datas', label: 'Próximas 5 datas', range: { inicio: amanha, fim: somarDias(amanha, 4) } },
  {
    id: 'todas',
    label: `Próximas ${MAXIMO_DATAS_AUTOAGENDAMENTO} datas`,
    range: { inicio: amanha, fim: dataMaximaAutoagendamento(amanha) },
  },
];

function Questionario() {
  const [{ funcionarios }, despachar] = usePedido();
  const { erro } = useFalhas();
  const perguntas = useChamada(questionariosDeRisco, {}, { revalidateIfStale: false });
  const [f] = funcionarios;
  if (!f) return null;
  return (
    <Campo nome="questionarioRisco">
      <Select
        label="Questionário de risco"
        isRequired
        options={(perguntas.data ?? []).map(({ id, pergunta }) => ({ value: id, label: pergunta }))}
        value={f.questionarioRisco}
        onChange={(questionarioRisco) =>
          despachar({ tipo: 'FUNCIONARIO_ALTERADO', id: f.id, campos: { questionarioRisco } })
        }
        isLoading={perguntas.isLoading}
        loadError={perguntas.error ? mensagemDe(perguntas.error) : undefined}
        onRetry={() => void perguntas.mutate()}
        errorMessage={erro('questionarioRisco')}
      />
    </Campo>
  );
}

/** The form of a self-scheduling request (doc2 §2.9). */
export function Autoagendamento({ aoTentarNovamente }: { aoTentarNovamente: () => void }) {
  const [{ funcionarios, tipoExame, cliente, intervaloSugerido }, despachar] = usePedido();
  const { agora } = useContexto();
  const { erro, tocar } = useFalhas();
  const [f] = funcionarios;
  const amanha = dataMinimaAutoagendamento(agora);
  return (
    <Grid columns={2}>
      <GridItem span="all">
        <FuncionarioDoLink aoTentarNovamente={aoTentarNovamente} />
      </GridItem>
      <SelecaoDeTipo />
      {f && precisaDataHomologacao(tipoExame?.id) ? (
        <Campo nome="dataHomologacao">
          <DatePicker
            label="Data de demissão"
            isRequired
            width="md"
            agora={agora}
            min={agora.data}
            value={f.dataHomologacao}
            onChange={(dataHomologacao) =>
              despachar({ tipo: 'FUNCIONARIO_ALTERADO', id: f.id, campos: { dataHomologacao } })
            }
            onBlur={() => tocar('dataHomologacao')}
            errorMessage={erro('dataHomologacao')}
          />
        </Campo>
      ) : null}
      <Campo nome="dataSugestaoInicial">
        <Campo nome="dataSugestaoFinal">
          <DateRangePicker
            label="Período sugerido"
            isRequired
            agora={agora}
            min={amanha}
            max={ultimaDataSugerida(agora.data)}
            presets={presetsDoLink(amanha)}
            description={`No máximo ${MAXIMO_DATAS_AUTOAGENDAMENTO} datas, a partir de amanhã.`}
            value={intervaloSugerido}
            onChange={(intervalo) => {
              tocar('dataSugestaoFinal');
              despachar({ tipo: 'INTERVALO_ESCOLHIDO', intervalo });
            }}
            errorMessage={erro('dataSugestaoInicial') ?? erro('dataSugestaoFinal')}
          />
        </Campo>
      </Campo>
      {f && exigeQuestionario(f, cliente) ? (
        <GridItem span="all">
          <Questionario />
        </GridItem>
      ) : null}
    </Grid>
  );
}
