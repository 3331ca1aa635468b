import { StatusAgendamento, TiposExame } from '@apto/domain';
import { Checkbox, CheckboxGroup, DateRangePicker, FilterDialog, Grid, Stack } from '@apto/ui';
import { useState } from 'react';
import { agora } from '../../../shared/relogio.ts';
import type { FiltrosDaLista } from './filtros-url.ts';
import type { EscolhaDoDialogo } from './mudancas.ts';

interface Props {
  atuais: FiltrosDaLista;
  aoAplicar: (escolha: EscolhaDoDialogo) => void;
  aoFechar: () => void;
}

interface OpcoesProps {
  rotulo: string;
  ajuda?: string;
  opcoes: readonly { id: number; descricao: string }[];
  escolhidas: readonly number[];
  aoMudar: (ids: number[]) => void;
}

function Opcoes({ rotulo, ajuda, opcoes, escolhidas, aoMudar }: OpcoesProps) {
  return (
    <CheckboxGroup
      label={rotulo}
      description={ajuda}
      value={escolhidas.map(String)}
      onChange={(valores) => aoMudar(opcoes.map(({ id }) => id).filter((id) => valores.includes(String(id))))}
    >
      <Grid fit="md" gap="x3">
        {opcoes.map(({ id, descricao }) => (
          <Checkbox key={id} value={String(id)}>
            {descricao}
          </Checkbox>
        ))}
      </Grid>
    </CheckboxGroup>
  );
}

/** Status, exam type and requested-on range (doc1 §2.2). Nothing applies before 'Aplicar'. */
export default function DialogoDeFiltros({ atuais, aoAplicar, aoFechar }: Props) {
  const [status, setStatus] = useState(atuais.status);
  const [tipoExame, setTipoExame] = useState(atuais.tipoExame);
  const [datas, setDatas] = useState(atuais.datas);
  const [hoje] = useState(agora);
  const algum = status.length > 0 || tipoExame.length > 0 || datas !== null;
  return (
    <FilterDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) aoFechar();
      }}
      width={800}
      onApply={() => aoAplicar({ status, tipoExame, datas })}
      {...(algum
        ? {
            onClear: () => {
              setStatus([]);
              setTipoExame([]);
              setDatas(null);
            },
          }
        : {})}
    >
      <Stack gap="x6">
        <Opcoes
          rotulo="Status"
          ajuda="Sem escolha, ficam fora Cancelado, Desistência de Vaga, Concluído e Falta consulta."
          opcoes={StatusAgendamento}
          escolhidas={status}
          aoMudar={setStatus}
        />
        <Opcoes rotulo="Tipo de exame" opcoes={TiposExame} escolhidas={tipoExame} aoMudar={setTipoExame} />
        <DateRangePicker
          label="Solicitado em"
          agora={hoje}
          value={datas ? { inicio: datas[0], fim: datas[1] } : null}
          onChange={(intervalo) => setDatas(intervalo ? [intervalo.inicio, intervalo.fim] : null)}
        />
      </Stack>
    </FilterDialog>
  );
}
