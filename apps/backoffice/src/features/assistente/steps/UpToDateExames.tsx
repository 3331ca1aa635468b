import type { PedidoExame, PedidoFuncionario } from '@apto/domain/pedido';
import { Button, Inline, Popover, Text, UpToDateExams } from '@apto/ui';
import { ListChecks } from '@apto/ui/icons';
import { useSetAtom } from 'jotai';
import { pedidoAtom } from '../pedido/pedido.ts';

/** '3 em dia', '1 em dia', 'Nenhum em dia'. */
export function upToDateCount(exames: readonly PedidoExame[]): string {
  const n = exames.filter(({ emDia: upToDate }) => upToDate).length;
  return n === 0 ? 'Nenhum em dia' : `${n} em dia`;
}

/** 'Procedimentos em dia': when each was done, when it is due again, and whether it is done anyway (doc2 §2.6). */
export function UpToDateExames({ f }: { f: PedidoFuncionario }) {
  const dispatch = useSetAtom(pedidoAtom);
  const upToDate = f.exames.filter((exame) => exame.emDia);
  if (upToDate.length === 0) return <Text tone="muted">{upToDateCount(f.exames)}</Text>;
  const title = `Procedimentos em dia de ${f.name}`;
  return (
    <Inline>
      <Popover
        title={title}
        placement="bottom start"
        trigger={
          <Button size="small" icon={<ListChecks />} aria-label={`${title}: ${upToDateCount(f.exames)}`}>
            {upToDateCount(f.exames)}
          </Button>
        }
      >
        <UpToDateExams
          layout="list"
          label={title}
          exams={upToDate}
          onAccept={(idExame, accept) => dispatch({ type: 'EXAME_ACCEPTED', id: f.id, idExame, accept })}
        />
      </Popover>
    </Inline>
  );
}
