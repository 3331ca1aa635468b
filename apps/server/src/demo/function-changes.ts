import { TIPO_EXAME } from '@apto/domain/exames';
import { STATUS } from '@apto/domain/status';
import { addDays, type Now } from '@apto/domain/time';
import type { DataRecord } from './batch.ts';
import { EMPRESA, type BuiltCliente } from './clientes.ts';
import type { BuiltFuncionario } from './funcionarios.ts';

const ASKER = 'Recursos Humanos';
/** Customers with changes, employees of each that the other examples leave alone, and how they stand. */
const CUSTOMERS = 3;
const AFTER = 20;
const CHANGES = [
  { situacao: 'PENDENTE', motivo: 'Promoção', days: 12 },
  { situacao: 'PENDENTE', motivo: 'Transferência entre unidades', days: null },
  { situacao: 'EFETIVADA', motivo: 'Promoção', days: null },
  { situacao: 'CANCELADA', motivo: 'Remanejamento do turno', days: null },
] as const;

/**
 * Function changes as a company has them: some wait for their exam, others are done or were given up, and of the
 * appointments that are function changes the one whose exam was held waits for its conclusion.
 */
export function functionChangeRecords(
  { data: today, instant }: Now,
  clientes: readonly BuiltCliente[],
  funcionarios: readonly BuiltFuncionario[],
  agendamentos: readonly DataRecord[],
): DataRecord[] {
  const ago = (days: number) => new Date(Date.parse(instant) - days * 86_400_000).toISOString();
  const held = agendamentos.find(
    (a) =>
      a['tipo_exame_id'] === TIPO_EXAME.MUDANCA_FUNCAO &&
      a['status_id'] === STATUS.AGUARDANDO_CONF_COMPARECIMENTO,
  );
  const examined = funcionarios.find(({ id }) => id === held?.['funcionario_id']);
  const target = examined?.cliente.positions.find(
    ({ hierarquiaId }) => hierarquiaId !== examined.position.hierarquiaId,
  );
  const concluding: DataRecord[] =
    held && examined && target
      ? [
          {
            empresa_id: EMPRESA.id,
            cliente_id: examined.cliente.id,
            funcionario_id: examined.id,
            de_hierarquia_id: examined.position.hierarquiaId,
            para_hierarquia_id: target.hierarquiaId,
            situacao: 'PENDENTE',
            dia: addDays(today, 5),
            motivo: 'Promoção',
            agendamento_id: held['id'] ?? null,
            autor_nome: ASKER,
            created_at: ago(20),
            encerrada_em: null,
            encerrada_por: null,
          },
        ]
      : [];
  const others = clientes.slice(0, CUSTOMERS).flatMap((cliente) => {
    const people = funcionarios
      .filter((f) => f.cliente.id === cliente.id && f.situation === 'ATIVO' && f !== examined)
      .slice(AFTER, AFTER + CHANGES.length);
    return people.flatMap((f, index) => {
      const change = CHANGES[index];
      const other = cliente.positions.find(({ hierarquiaId }) => hierarquiaId !== f.position.hierarquiaId);
      if (!change || !other) return [];
      const isPast = change.situacao === 'EFETIVADA';
      const ends = change.situacao === 'PENDENTE' ? null : ago(30);
      return [
        {
          empresa_id: EMPRESA.id,
          cliente_id: cliente.id,
          funcionario_id: f.id,
          de_hierarquia_id: isPast ? other.hierarquiaId : f.position.hierarquiaId,
          para_hierarquia_id: isPast ? f.position.hierarquiaId : other.hierarquiaId,
          situacao: change.situacao,
          dia: change.days === null ? null : addDays(today, change.days),
          motivo: change.motivo,
          agendamento_id: null,
          autor_nome: ASKER,
          created_at: ago(ends === null ? 2 : 45),
          encerrada_em: ends,
          encerrada_por: ends === null ? null : ASKER,
        },
      ];
    });
  });
  return [...concluding, ...others].map((record, index) => ({ id: index + 1, ...record }));
}
