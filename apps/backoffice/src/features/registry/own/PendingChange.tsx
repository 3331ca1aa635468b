import type { FunctionChange, FunctionChanges } from '@apto/api-client';
import { effectRefusal, mayAskExam, RISK_VERDICT_TEXT, undoRefusal } from '@apto/domain/function-change';
import { PERMISSION } from '@apto/domain/permissions';
import { formatDate, formatInstant } from '@apto/domain/time';
import {
  Button,
  Card,
  DescriptionList,
  Inline,
  InlineAlert,
  LinkButton,
  Stack,
  Tag,
  TextLink,
} from '@apto/ui';
import { panelRequestRoute } from '../../../shared/routing/addresses.ts';
import { usePermission } from '../../../shared/session/index.ts';

/** Its exam and how far that is; whoever works with the panel goes there. */
export function ChangeExam({ exame: exam }: Pick<FunctionChange, 'exame'>) {
  const mayOpen = usePermission(PERMISSION.PAINEL_AGENDAMENTO);
  if (!exam) return 'Sem exame';
  const { descricao: status } = exam.status;
  return mayOpen ? <TextLink href={panelRequestRoute(exam.id)}>{status}</TextLink> : status;
}

interface Props {
  readonly change: FunctionChange;
  readonly riscos: NonNullable<FunctionChanges['riscos']>;
  readonly mayEdit: boolean;
  readonly exam: string;
  readonly onEdit: () => void;
  readonly onSettle: (action: 'DESFAZER' | 'EFETIVAR') => void;
}

/** The change that waits, and what can be done about it now. */
export function PendingChange({ change, riscos, mayEdit, exam, onEdit, onSettle }: Props) {
  const mayAsk = usePermission(PERMISSION.AGENDAMENTOS_CRIAR);
  const status = change.exame?.status.id ?? null;
  return (
    <Card title={`Para ${change.para.nome}`} level={3} actions={<Tag tone="warning">Pendente</Tag>}>
      <Stack gap="x4">
        <DescriptionList
          items={[
            { term: 'De', detail: change.de?.nome ?? 'Sem cargo' },
            {
              term: 'Dia da mudança',
              detail: change.dia === null ? 'Depois do exame' : formatDate(change.dia),
            },
            {
              term: 'Registrada',
              detail: `${formatInstant(change.solicitadaEm)}, por ${change.solicitadaPor}`,
            },
            ...(change.motivo === null ? [] : [{ term: 'Motivo', detail: change.motivo }]),
            { term: 'Exame', detail: <ChangeExam exame={change.exame} /> },
          ]}
        />
        <InlineAlert tone={riscos === 'MUDAM' ? 'warning' : 'info'}>{RISK_VERDICT_TEXT[riscos]}</InlineAlert>
        <Inline gap="x3">
          {mayAsk && mayAskExam(status) ? (
            <LinkButton href={exam} variant="primary">
              Pedir exame
            </LinkButton>
          ) : null}
          {mayEdit ? <Button onPress={onEdit}>Alterar mudança</Button> : null}
          {mayEdit && effectRefusal(status, riscos) === null ? (
            <Button onPress={() => onSettle('EFETIVAR')}>Efetivar agora</Button>
          ) : null}
          {mayEdit && undoRefusal(status) === null ? (
            <Button onPress={() => onSettle('DESFAZER')}>Desfazer pendência</Button>
          ) : null}
        </Inline>
      </Stack>
    </Card>
  );
}
