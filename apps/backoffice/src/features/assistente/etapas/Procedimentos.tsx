import { questionariosDeRisco } from '@apto/api-client';
import { useChamada } from '@apto/api-client/react';
import { MENSAGEM, MENSAGEM_CARREGANDO, precisaDetalheConsulta } from '@apto/domain';
import { DataTable, ErrorState, Loading, Stack, TextArea } from '@apto/ui';
import { Campo } from '../campos/Campo.tsx';
import { EtapasComAtendente } from '../campos/EtapasComAtendente.tsx';
import { useFalhas } from '../campos/falhas.ts';
import { usePedido } from '../pedido/usePedido.ts';
import { nomesResumidos } from '../resumo/textos.ts';
import { AvisoDeCobranca, NotaDaNr7 } from './AvisosDosProcedimentos.tsx';
import { colunasDeProcedimentos } from './colunasDeProcedimentos.tsx';

/** What a consultation is for, employee by employee (doc2 §2.6). */
function DetalhesDaConsulta() {
  const [{ funcionarios }, despachar] = usePedido();
  const { erro, tocar } = useFalhas();
  return (
    <Stack gap="x4">
      {funcionarios.map((f, i) => {
        const campo = `funcionarios.${i}.detalheConsulta`;
        return (
          <Campo key={f.id} nome={campo}>
            <TextArea
              label={`Detalhes da consulta de ${f.name}`}
              isRequired
              rows={2}
              maxLength={2000}
              value={f.detalheConsulta}
              onChange={(detalheConsulta) =>
                despachar({ tipo: 'FUNCIONARIO_ALTERADO', id: f.id, campos: { detalheConsulta } })
              }
              onBlur={() => tocar(campo)}
              errorMessage={erro(campo)}
            />
          </Campo>
        );
      })}
    </Stack>
  );
}

/** What each employee has up to date and what will be done (doc2 §2.6). */
export function Procedimentos({ aoTentarNovamente }: { aoTentarNovamente: () => void }) {
  const [{ funcionarios, tipoExame, cliente }, despachar] = usePedido();
  const { erro } = useFalhas();
  const perguntas = useChamada(questionariosDeRisco, {}, { revalidateIfStale: false });
  const comErro = funcionarios.filter(({ sincronia }) => sincronia === 'ERRO');
  const carregando = funcionarios.some(
    ({ sincronia }) => sincronia === 'CARREGANDO' || sincronia === 'PENDENTE',
  );

  if (comErro.length > 0 && !carregando) {
    return (
      <ErrorState
        title={MENSAGEM.SOC_SINCRONIA}
        description={`Não foi possível consultar: ${nomesResumidos(comErro.map(({ name }) => name))}. O que você já preencheu continua aqui.`}
        onRetry={aoTentarNovamente}
      />
    );
  }
  return (
    <Stack gap="x5">
      {carregando ? <Loading isInline label={MENSAGEM_CARREGANDO} /> : null}
      <DataTable
        label="Procedimentos por funcionário"
        columns={colunasDeProcedimentos({
          cliente,
          erro,
          perguntas: {
            opcoes: perguntas.data ?? [],
            carregando: perguntas.isLoading,
            falha: perguntas.error,
            tentar: () => void perguntas.mutate(),
          },
          aoResponder: (id, questionarioRisco) =>
            despachar({ tipo: 'FUNCIONARIO_ALTERADO', id, campos: { questionarioRisco } }),
        })}
        rows={carregando ? [] : funcionarios.map((f, indice) => ({ f, indice }))}
        isLoading={carregando}
        skeletonRows={funcionarios.length}
        getRowId={({ f }) => String(f.id)}
        getRowLabel={({ f }) => f.name}
      />
      {carregando ? null : (
        <>
          <AvisoDeCobranca />
          <NotaDaNr7 />
          {precisaDetalheConsulta(tipoExame?.id) ? <DetalhesDaConsulta /> : null}
          <EtapasComAtendente etapas={['anexos', 'pcd']} />
        </>
      )}
    </Stack>
  );
}
