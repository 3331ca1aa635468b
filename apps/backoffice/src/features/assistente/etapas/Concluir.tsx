import {
  formatarTelefone,
  nomePeriodo,
  procedimentosARealizar,
  rotuloPrestador,
  ROTULO_QUEM,
  type EstadoAssistente,
  type EtapaId,
  type FuncionarioDoPedido,
} from '@apto/domain';
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
  type DataTableColumn,
  type Description,
} from '@apto/ui';
import { Pencil } from '@apto/ui/icons';
import { CodigoDoErro } from '../campos/CodigoDoErro.tsx';
import { EtapasComAtendente } from '../campos/EtapasComAtendente.tsx';
import { useContexto, usePedido } from '../pedido/usePedido.ts';
import { pendencias } from '../resumo/pendencias.ts';
import { quandoSugerido } from '../resumo/textos.ts';
import { rotuloDoCampo } from '../resumo/rotulos.ts';

interface Props {
  readonly falha: Error | null;
  readonly aoAbrir: (etapa: EtapaId) => void;
}

const PAINEIS: readonly {
  readonly titulo: string;
  readonly etapa: EtapaId;
  readonly itens: (e: EstadoAssistente) => readonly Description[];
}[] = [
  {
    titulo: 'Solicitante',
    etapa: 'dados-solicitante',
    itens: (e) => [
      { term: 'Nome', detail: e.nomeSolicitante, isWide: true },
      { term: 'E-mail', detail: e.emailSolicitante, isWide: true },
      { term: 'Telefone', detail: formatarTelefone(e.telefoneSolicitante) },
    ],
  },
  {
    titulo: 'Exame',
    etapa: 'dados-agendamento',
    itens: (e) => [
      { term: 'Tipo de exame', detail: e.tipoExame?.descricao, isWide: true },
      { term: 'Cliente', detail: e.cliente?.name, isWide: true },
      { term: 'Cidade', detail: e.cidade ? `${e.cidade.cidade} - ${e.cidade.estado}` : null },
      { term: 'Reside fora do país', detail: e.resideForaDoPais ? 'Sim' : 'Não' },
    ],
  },
  {
    titulo: 'Clínica e datas',
    etapa: 'definir-clinica',
    itens: (e) => [
      { term: 'Clínica', detail: e.prestador ? rotuloPrestador(e.prestador) : null, isWide: true },
      {
        term: 'Quando',
        isWide: true,
        detail: [quandoSugerido(e), nomePeriodo(e.periodo), e.horarioMarcado].filter(Boolean).join(' · '),
      },
      { term: 'Quem agenda', detail: ROTULO_QUEM[e.quemAgenda] },
      { term: 'Quem avisa', detail: ROTULO_QUEM[e.quemAvisa] },
      ...(e.observacao.trim() ? [{ term: 'Observações', detail: e.observacao, isWide: true }] : []),
    ],
  },
];

const COLUNAS: readonly DataTableColumn<FuncionarioDoPedido>[] = [
  {
    id: 'nome',
    header: 'Funcionário',
    isRowHeader: true,
    isGrow: true,
    width: 200,
    cell: ({ name, pcd }) => <PersonCell name={name} isCompact detail={pcd ? 'PCD' : undefined} />,
  },
  { id: 'email', header: 'E-mail', width: 280, cell: ({ email }) => email ?? 'Não informado' },
  {
    id: 'telefone',
    header: 'Telefone',
    width: 150,
    isNumeric: true,
    cell: ({ phone }) => formatarTelefone(phone),
  },
  {
    id: 'procedimentos',
    header: 'Procedimentos',
    isGrow: true,
    width: 320,
    cell: (f) =>
      procedimentosARealizar(f)
        .map(({ name }) => name)
        .join(', ') || 'Nenhum',
  },
];

/** What is asked for, before it is sent (doc2 §2.1): each part leads back to its step. */
export function Concluir({ falha, aoAbrir }: Props) {
  const [pedido] = usePedido();
  const faltas = pendencias(pedido, useContexto()).filter(({ etapa }) => etapa !== 'concluir');
  const problemas = faltas.flatMap(({ etapa, falhas }) =>
    falhas.map(({ campo, mensagem }) => ({
      field: `${etapa} ${campo}`,
      label: rotuloDoCampo(pedido, campo),
      message: mensagem,
      etapa,
    })),
  );
  return (
    <Stack gap="x5">
      {falha ? (
        <InlineAlert tone="perigo" title="Os agendamentos não foram criados" announce="assertive">
          <CodigoDoErro erro={falha} />
        </InlineAlert>
      ) : null}
      <FormSummary
        level={3}
        title="Informações pendentes"
        problems={problemas}
        onPick={(problema) => {
          const alvo = problemas.find(({ field }) => field === problema.field);
          if (alvo) aoAbrir(alvo.etapa);
        }}
      />
      <EtapasComAtendente etapas={['pcd', 'anexos', 'agendar']} sempreDesfaz />
      <Grid columns={3} gap="x4">
        {PAINEIS.map(({ titulo, etapa, itens }) => (
          <Card
            key={titulo}
            title={titulo}
            actions={
              <Button
                size="small"
                variant="quiet"
                icon={<Pencil />}
                onPress={() => aoAbrir(etapa)}
                aria-label={`Alterar ${titulo}`}
              >
                Alterar
              </Button>
            }
          >
            <DescriptionList columns={2} items={itens(pedido)} />
          </Card>
        ))}
      </Grid>
      <DataTable
        label="Funcionários do pedido"
        columns={COLUNAS}
        rows={pedido.funcionarios}
        getRowId={({ id }) => String(id)}
        getRowLabel={({ name }) => name}
      />
    </Stack>
  );
}
