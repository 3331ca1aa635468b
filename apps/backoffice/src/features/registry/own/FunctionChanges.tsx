import { functionChanges, settleFunctionChange, type FunctionChange } from '@apto/api-client';
import { useApi, useCall } from '@apto/api-client/react';
import {
  CHANGE_NOTICE,
  CHANGE_ORIGIN_LABEL,
  CHANGE_REFUSAL,
  CHANGE_STATE_LABEL,
  RISK_VERDICT_TEXT,
  type ChangeState,
} from '@apto/domain/function-change';
import { PERMISSION } from '@apto/domain/permissions';
import { formatInstant } from '@apto/domain/time';
import {
  Button,
  ConfirmDialog,
  DataTable,
  ErrorState,
  Section,
  Skeleton,
  Stack,
  Tag,
  Text,
  type DataTableColumn,
} from '@apto/ui';
import { useState } from 'react';
import { onDemand } from '../../../shared/lazy.tsx';
import { messageFrom, notify } from '../../../shared/notices/index.ts';
import { functionChangeExamRoute } from '../../../shared/routing/addresses.ts';
import { usePermission } from '../../../shared/session/index.ts';
import { ChangeExam, PendingChange } from './PendingChange.tsx';

const ChangeDialog = onDemand(() => import('../../../shared/function-changes/ChangeDialog.tsx'));

const TONE = { PENDENTE: 'warning', EFETIVADA: 'success', CANCELADA: 'neutral' } as const satisfies Record<
  ChangeState,
  string
>;

const COLUMNS: DataTableColumn<FunctionChange>[] = [
  {
    id: 'para',
    header: 'Para',
    isRowHeader: true,
    isGrow: true,
    width: 220,
    cell: ({ para, motivo: reason }) => (
      <Stack gap="x1">
        <Text>{para.nome}</Text>
        {reason === null ? null : (
          <Text size="s13" tone="muted">
            {reason}
          </Text>
        )}
      </Stack>
    ),
  },
  { id: 'de', header: 'De', isGrow: true, width: 200, cell: ({ de }) => de?.nome ?? 'Sem cargo' },
  {
    id: 'quando',
    header: 'Quando e quem',
    width: 190,
    cell: ({ origem: origin, encerradaEm: at, encerradaPor: by, solicitadaEm: asked }) => (
      <Stack gap="x1">
        <Text>{formatInstant(at ?? asked)}</Text>
        <Text size="s13" tone="muted">
          {origin === 'PEDIDO' ? by : `${CHANGE_ORIGIN_LABEL[origin]}: ${by ?? ''}`}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'situacao',
    header: 'Situação',
    width: 110,
    cell: ({ situacao: state }) => <Tag tone={TONE[state]}>{CHANGE_STATE_LABEL[state]}</Tag>,
  },
  { id: 'exame', header: 'Exame', width: 130, cell: (change) => <ChangeExam exame={change.exame} /> },
];

interface Props {
  readonly id: number;
  /** The employee is in another position, and their record another version. */
  readonly onMoved: () => void;
}

/** 'Mudanças de função' of an employee's record: the one that waits, and the past (docs/decisions/0162). */
export default function FunctionChanges({ id, onMoved }: Props) {
  const api = useApi();
  const mayEdit = usePermission(PERMISSION.ESTRUTURA_FUNCIONARIO_EDITAR);
  const [isEditing, setEditing] = useState(false);
  const [settling, setSettling] = useState<'DESFAZER' | 'EFETIVAR' | null>(null);
  const { data, error, isValidating, mutate } = useCall(functionChanges, { params: { id } });
  const pending = data?.mudancas.find(({ situacao: state }) => state === 'PENDENTE');
  const past = data?.mudancas.filter(({ situacao: state }) => state !== 'PENDENTE') ?? [];

  async function settle(action: 'DESFAZER' | 'EFETIVAR') {
    const answer = await api.invoke(settleFunctionChange, { params: { id }, body: { acao: action } });
    notify({
      tone: 'success',
      title: action === 'EFETIVAR' ? CHANGE_NOTICE.effective : CHANGE_NOTICE.undone,
    });
    void mutate(answer, { revalidate: false });
    if (action === 'EFETIVAR') onMoved();
  }

  return (
    <Section
      title="Mudanças de função"
      actions={
        data && !data.funcionario.desligado && !pending && mayEdit ? (
          <Button onPress={() => setEditing(true)}>Registrar mudança de função</Button>
        ) : null
      }
    >
      {error && !data ? (
        <ErrorState
          title="Não foi possível ler as mudanças de função."
          description={messageFrom(error)}
          requestId={error.requestId ?? undefined}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        />
      ) : !data ? (
        <output aria-label="Carregando as mudanças de função">
          <Skeleton shape="block" height={120} />
        </output>
      ) : (
        <Stack gap="x5">
          {pending && data.riscos ? (
            <PendingChange
              change={pending}
              riscos={data.riscos}
              mayEdit={mayEdit}
              exam={functionChangeExamRoute(id)}
              onEdit={() => setEditing(true)}
              onSettle={setSettling}
            />
          ) : null}
          {data.funcionario.desligado && mayEdit ? <Text tone="muted">{CHANGE_REFUSAL.left}</Text> : null}
          {past.length > 0 ? (
            <DataTable
              label="Mudanças de função anteriores"
              columns={COLUMNS}
              rows={past}
              getRowId={(change) => String(change.id)}
              getRowLabel={({ para }) => para.nome}
            />
          ) : pending ? null : (
            <Text tone="muted">O funcionário não mudou de função.</Text>
          )}
        </Stack>
      )}
      {isEditing ? (
        <ChangeDialog
          funcionarioId={id}
          onClose={() => setEditing(false)}
          onFail={() => setEditing(false)}
          onDone={(changes) => {
            setEditing(false);
            void mutate(changes, { revalidate: false });
          }}
        />
      ) : null}
      {settling ? (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => (isOpen ? undefined : setSettling(null))}
          title={settling === 'EFETIVAR' ? 'Efetivar a mudança agora?' : 'Desfazer a pendência?'}
          confirmLabel={settling === 'EFETIVAR' ? 'Efetivar' : 'Desfazer pendência'}
          cancelLabel="Voltar"
          onConfirm={() => settle(settling)}
        >
          {settling === 'EFETIVAR'
            ? `${data?.funcionario.name} passa a ${pending?.para.nome}. ${data?.riscos ? RISK_VERDICT_TEXT[data.riscos] : ''}`
            : 'O funcionário continua na função atual, e a mudança fica no histórico como desfeita.'}
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}
