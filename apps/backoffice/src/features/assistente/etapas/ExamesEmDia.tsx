import type { ExameDoPedido, FuncionarioDoPedido } from '@apto/domain';
import { Button, Inline, Popover, Text, UpToDateExams } from '@apto/ui';
import { ListChecks } from '@apto/ui/icons';
import { usePedido } from '../pedido/usePedido.ts';

/** '3 em dia', '1 em dia', 'Nenhum em dia'. */
export function contagemEmDia(exames: readonly ExameDoPedido[]): string {
  const n = exames.filter(({ emDia }) => emDia).length;
  return n === 0 ? 'Nenhum em dia' : `${n} em dia`;
}

/** 'Procedimentos em dia': when each was done, when it is due again, and whether it is done anyway (doc2 §2.6). */
export function ExamesEmDia({ f }: { f: FuncionarioDoPedido }) {
  const [, despachar] = usePedido();
  const emDia = f.exames.filter((exame) => exame.emDia);
  if (emDia.length === 0) return <Text tone="muted">{contagemEmDia(f.exames)}</Text>;
  const titulo = `Procedimentos em dia de ${f.name}`;
  return (
    <Inline>
      <Popover
        title={titulo}
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
        <UpToDateExams
          layout="list"
          label={titulo}
          exams={emDia}
          onAccept={(idExame, aceitar) => despachar({ tipo: 'EXAME_ACEITO', id: f.id, idExame, aceitar })}
        />
      </Popover>
    </Inline>
  );
}
