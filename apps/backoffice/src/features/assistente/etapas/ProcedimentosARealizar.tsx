import { listarProcedimentos } from '@apto/api-client';
import { procedimentosARealizar, type FuncionarioDoPedido, type ProcedimentoDoPedido } from '@apto/domain';
import { Button, MultiSelect, Popover, Stack, TagList, Text } from '@apto/ui';
import { ClipboardList } from '@apto/ui/icons';
import { useOpcoesPaginadas } from '../campos/useOpcoesPaginadas.ts';
import { usePedido } from '../pedido/usePedido.ts';

/** What the request keeps of a procedure's record. */
const doPedido = (p: ProcedimentoDoPedido): ProcedimentoDoPedido => ({
  id: p.id,
  name: p.name,
  clinical: p.clinical,
  pcd: p.pcd,
  procedimentoDiagnosticoId: p.procedimentoDiagnosticoId,
  idSugestao: p.idSugestao,
  observacaoAgendamentoConsulta: p.observacaoAgendamentoConsulta,
});

function Escolha({ f }: { f: FuncionarioDoPedido }) {
  const [, despachar] = usePedido();
  const doSoc = f.exames.filter(({ aceitar }) => aceitar).map(({ procedimento }) => procedimento);
  const jaPedidos = new Set(doSoc.map(({ id }) => id));
  const { registros, lista } = useOpcoesPaginadas(listarProcedimentos, ({ page, limit, busca }) => ({
    query: { page, limit, search: busca },
  }));
  const conhecidos = new Map([...f.procedimentos, ...registros].map((p) => [p.id, p]));
  return (
    <Stack gap="x4">
      {doSoc.length > 0 ? (
        <TagList
          label="Indicados pelo SOC"
          isLabelVisible
          items={doSoc.map(({ id, name }) => ({ id: String(id), label: name }))}
        />
      ) : null}
      <MultiSelect
        label="Outros procedimentos"
        hasAll={false}
        placeholder="Pesquise e selecione"
        {...lista}
        options={registros.map(({ id, name }) => ({
          value: id,
          label: name,
          disabledReason: jaPedidos.has(id) ? 'Já indicado pelo SOC' : undefined,
        }))}
        selectedOptions={f.procedimentos.map(({ id, name }) => ({ value: id, label: name }))}
        value={f.procedimentos.map(({ id }) => id)}
        onChange={(ids) =>
          despachar({
            tipo: 'PROCEDIMENTOS_ESCOLHIDOS',
            id: f.id,
            procedimentos: ids.flatMap((id) => {
              const registro = conhecidos.get(id);
              return registro ? [doPedido(registro)] : [];
            }),
          })
        }
        emptyText="Nenhum procedimento encontrado"
      />
    </Stack>
  );
}

/** '4 a realizar'. */
export const contagemARealizar = (f: FuncionarioDoPedido): string => {
  const n = procedimentosARealizar(f).length;
  return n === 0 ? 'Escolher' : `${n} a realizar`;
};

/** 'Procedimentos a realizar': what SOC asks for, and more from the catalogue (doc2 §2.6). */
export function ProcedimentosARealizar({ f, erro }: { f: FuncionarioDoPedido; erro: string | undefined }) {
  return (
    <Stack gap="x2" align="start">
      <Popover
        title={`Procedimentos a realizar de ${f.name}`}
        placement="bottom start"
        trigger={
          <Button
            size="small"
            icon={<ClipboardList />}
            aria-label={`${contagemARealizar(f)}: procedimentos de ${f.name}`}
          >
            {contagemARealizar(f)}
          </Button>
        }
      >
        <Escolha f={f} />
      </Popover>
      {erro ? (
        <Text size="s13" tone="perigo">
          {erro}
        </Text>
      ) : null}
    </Stack>
  );
}
