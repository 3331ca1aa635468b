import { listProcedimentos } from '@apto/api-client';
import { procedimentosToPerform, type PedidoFuncionario, type PedidoProcedimento } from '@apto/domain/pedido';
import { Button, MultiSelect, Popover, Stack, TagList, Text } from '@apto/ui';
import { ClipboardList } from '@apto/ui/icons';
import { usePaginatedOptions } from '../../../shared/usePaginatedOptions.ts';
import { useDispatch } from '../pedido/usePedido.ts';

/** What the request keeps of a procedure's record. */
const toPedido = (p: PedidoProcedimento): PedidoProcedimento => ({
  id: p.id,
  name: p.name,
  clinical: p.clinical,
  pcd: p.pcd,
  procedimentoDiagnosticoId: p.procedimentoDiagnosticoId,
  idSugestao: p.idSugestao,
  observacaoAgendamentoConsulta: p.observacaoAgendamentoConsulta,
});

function Choice({ f }: { f: PedidoFuncionario }) {
  const dispatch = useDispatch();
  const fromSoc = f.exames.filter(({ accept }) => accept).map(({ procedimento }) => procedimento);
  const alreadyRequested = new Set(fromSoc.map(({ id }) => id));
  const { records, list } = usePaginatedOptions(listProcedimentos, ({ page, limit, search }) => ({
    query: { page, limit, search },
  }));
  const known = new Map([...f.procedimentos, ...records].map((p) => [p.id, p]));
  return (
    <Stack gap="x4">
      {fromSoc.length > 0 ? (
        <TagList
          label="Indicados pelo SOC"
          isLabelVisible
          items={fromSoc.map(({ id, name }) => ({ id: String(id), label: name }))}
        />
      ) : null}
      <MultiSelect
        label="Outros procedimentos"
        hasAll={false}
        placeholder="Pesquise e selecione"
        {...list}
        options={records.map(({ id, name }) => ({
          value: id,
          label: name,
          disabledReason: alreadyRequested.has(id) ? 'Já indicado pelo SOC' : undefined,
        }))}
        selectedOptions={f.procedimentos.map(({ id, name }) => ({ value: id, label: name }))}
        value={f.procedimentos.map(({ id }) => id)}
        onChange={(ids) =>
          dispatch({
            type: 'PROCEDIMENTOS_CHOSEN',
            id: f.id,
            procedimentos: ids.flatMap((id) => {
              const record = known.get(id);
              return record ? [toPedido(record)] : [];
            }),
          })
        }
        emptyText="Nenhum procedimento encontrado"
      />
    </Stack>
  );
}

/** '4 a realizar'. */
export const toPerformCount = (f: PedidoFuncionario): string => {
  const n = procedimentosToPerform(f).length;
  return n === 0 ? 'Escolher' : `${n} a realizar`;
};

/** 'Procedimentos a realizar': what SOC asks for, and more from the catalogue (doc2 §2.6). */
export function ProcedimentosToPerform({ f, error }: { f: PedidoFuncionario; error: string | undefined }) {
  const title = `Procedimentos a realizar de ${f.name}`;
  return (
    <Stack gap="x2" align="start">
      <Popover
        title={title}
        placement="bottom start"
        trigger={
          <Button size="small" icon={<ClipboardList />} aria-label={`${title}: ${toPerformCount(f)}`}>
            {toPerformCount(f)}
          </Button>
        }
      >
        <Choice f={f} />
      </Popover>
      {error ? (
        <Text size="s13" tone="danger">
          {error}
        </Text>
      ) : null}
    </Stack>
  );
}
