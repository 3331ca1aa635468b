import { formatarData, type ExameDoPedido, type FuncionarioDoPedido } from '@apto/domain';
import { Button, Checkbox, Divider, Inline, InlineAlert, Popover, Stack, Text } from '@apto/ui';
import { ListChecks } from '@apto/ui/icons';
import { usePedido } from '../pedido/usePedido.ts';

const quando = (data: string | null): string => (data ? formatarData(data) : 'Não informado');

/** '3 em dia', '1 em dia', 'Nenhum em dia'. */
export function contagemEmDia(exames: readonly ExameDoPedido[]): string {
  const n = exames.filter(({ emDia }) => emDia).length;
  return n === 0 ? 'Nenhum em dia' : `${n} em dia`;
}

function Exame({ exame, aoAceitar }: { exame: ExameDoPedido; aoAceitar: (aceitar: boolean) => void }) {
  const { procedimento, dataUltimaRealizacao, dataRefazerExame, aceitar, travado } = exame;
  return (
    <Checkbox
      isSelected={aceitar}
      onChange={aoAceitar}
      disabledReason={travado ? 'O exame clínico em dia não pode ser alterado no demissional.' : undefined}
      description={`Última realização: ${quando(dataUltimaRealizacao)} · Refazer em: ${quando(dataRefazerExame)}`}
    >
      {`Aceitar ${procedimento.name}`}
    </Checkbox>
  );
}

/** 'Procedimentos em dia': when each was done, when it is due again, and whether it is done anyway (doc2 §2.6). */
export function ExamesEmDia({ f }: { f: FuncionarioDoPedido }) {
  const [, despachar] = usePedido();
  const emDia = f.exames.filter((exame) => exame.emDia);
  if (emDia.length === 0) return <Text tone="muted">{contagemEmDia(f.exames)}</Text>;
  return (
    <Inline>
      <Popover
        title={`Procedimentos em dia de ${f.name}`}
        placement="bottom start"
        trigger={
          <Button
            size="small"
            icon={<ListChecks />}
            aria-label={`${contagemEmDia(f.exames)}: procedimentos de ${f.name}`}
          >
            {contagemEmDia(f.exames)}
          </Button>
        }
      >
        <Stack gap="x4">
          <InlineAlert tone="informacao">
            Aceitar um exame que está em dia está sujeito a cobrança.
          </InlineAlert>
          {emDia.map((exame, i) => (
            <Stack key={exame.procedimento.id} gap="x4">
              {i > 0 ? <Divider /> : null}
              <Exame
                exame={exame}
                aoAceitar={(aceitar) =>
                  despachar({ tipo: 'EXAME_ACEITO', id: f.id, idExame: exame.procedimento.id, aceitar })
                }
              />
            </Stack>
          ))}
        </Stack>
      </Popover>
    </Inline>
  );
}
