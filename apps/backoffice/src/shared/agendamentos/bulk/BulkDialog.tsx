import { reviewBulk, startBulk, type BulkReview } from '@apto/api-client';
import { useApi, useIdempotencyKey } from '@apto/api-client/react';
import {
  BULK_MESSAGES,
  BULK_REFUSAL,
  BULK_TEXT,
  countOfAgendamentos,
  type ListBulkAction,
  type BulkMessage,
} from '@apto/domain/bulk';
import { UNDO_HINT } from '@apto/domain/messages';
import { MAX_REASON_LENGTH } from '@apto/domain/status';
import { MESSAGE_KIND } from '@apto/domain/templates';
import {
  Button,
  Dialog,
  ErrorState,
  InlineAlert,
  RadioGroup,
  Skeleton,
  Stack,
  Text,
  TextArea,
  VisuallyHidden,
} from '@apto/ui';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { isSilent, messageFrom } from '../../notices/index.ts';
import { BulkPreview } from './BulkPreview.tsx';
import { bulksAtom, startedHere } from './bulks.ts';
import type { Selected } from './selected.ts';

const counted = new Intl.NumberFormat('pt-BR');

/** What says a day and a place, and goes to nobody before there are both. */
const NEEDS_VISIT: ReadonlySet<ListBulkAction> = new Set(['REENVIAR_KIT', 'MENSAGEM']);

interface Props {
  action: ListBulkAction;
  selected: Selected;
  onClose: () => void;
  onStart: () => void;
}

/** Asks the server how many can go along; once, and again when asked to. */
function useReview(action: ListBulkAction, selected: Selected) {
  const api = useApi();
  const attempt = useIdempotencyKey();
  const body = JSON.stringify({ acao: action, selecao: selected });
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ tries: number; review?: BulkReview; failure?: unknown } | null>(
    null,
  );
  useEffect(() => {
    let isHere = true;
    const asked = JSON.parse(body) as { acao: ListBulkAction; selecao: Selected };
    api.invoke(reviewBulk, { body: asked }, { idempotencyKey: attempt.keyFor(asked) }).then(
      (review) => {
        if (isHere) setAnswer({ tries, review });
      },
      (failure: unknown) => {
        attempt.restartIfRefused(failure);
        if (isHere) setAnswer({ tries, failure });
      },
    );
    return () => {
      isHere = false;
    };
  }, [api, attempt, body, tries]);
  const current = answer?.tries === tries ? answer : null;
  return {
    review: current?.review ?? null,
    failure: current?.failure ?? null,
    retry: () => setTries((before) => before + 1),
  };
}

function Refused({ recusas: groups }: Pick<BulkReview, 'recusas'>) {
  if (groups.length === 0) return null;
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <InlineAlert
      tone="warning"
      title={`${counted.format(total)} ${total === 1 ? 'fica de fora' : 'ficam de fora'}`}
    >
      <ul>
        {groups.map(({ motivo: reason, total: count }) => (
          <li key={reason}>{`${counted.format(count)}: ${reason}`}</li>
        ))}
      </ul>
    </InlineAlert>
  );
}

/** The review before anything is done: how many can, which cannot and why, and what the action asks for (issue 9 'Bulk'). */
export default function BulkDialog({ action, selected, onClose, onStart }: Props) {
  const api = useApi();
  const attempt = useIdempotencyKey();
  const follow = useSetAtom(bulksAtom);
  const { review, failure: reviewFailure, retry } = useReview(action, selected);
  const [reason, setReason] = useState('');
  const [kind, setKind] = useState<BulkMessage>(BULK_MESSAGES[0]);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const texts = BULK_TEXT[action];
  const isCancelling = action === 'CANCELAR';

  async function start({ id }: BulkReview): Promise<void> {
    setReasonMissing(isCancelling && reason.trim() === '');
    if (isCancelling && reason.trim() === '') {
      reasonField.current?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    const body = { motivo: reason, ...(action === 'MENSAGEM' ? { tipo: kind } : {}) };
    try {
      await api.invoke(startBulk, { params: { id }, body }, { idempotencyKey: attempt.keyFor([id, body]) });
    } catch (error) {
      attempt.restartIfRefused(error);
      if (!isSilent(error)) setFailure(messageFrom(error));
      setBusy(false);
      return;
    }
    startedHere.add(id);
    follow((ids) => [...ids, id]);
    onStart();
    onClose();
  }

  return (
    <Dialog
      isOpen
      width={450}
      title={texts.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isBusy={isBusy}
      isDirty={reason !== ''}
      footer={({ close }) => (
        <>
          <Button variant="quiet" onPress={close} isDisabled={isBusy}>
            Voltar
          </Button>
          {review && review.podem > 0 ? (
            <Button
              variant={isCancelling ? 'danger' : 'primary'}
              isPending={isBusy}
              onPress={() => void start(review)}
            >
              {texts.confirm(review.podem)}
            </Button>
          ) : null}
        </>
      )}
    >
      {review ? (
        <Stack gap="x5">
          {review.podem > 0 ? (
            <Text>
              {`De ${countOfAgendamentos(review.total)}, ${texts.can(review.podem)}.`}
              {isCancelling ? ` ${UNDO_HINT}` : ''}
            </Text>
          ) : (
            <Text>{BULK_REFUSAL.nothing}</Text>
          )}
          <Refused recusas={review.recusas} />
          {review.podem === 0 && NEEDS_VISIT.has(action) ? (
            <Text tone="muted">{BULK_REFUSAL.needsVisit}</Text>
          ) : null}
          {failure ? (
            <InlineAlert tone="danger" title="Não foi possível iniciar." announce="assertive">
              {failure}
            </InlineAlert>
          ) : null}
          {isCancelling && review.podem > 0 ? (
            <TextArea
              ref={reasonField}
              label="Motivo do cancelamento"
              isRequired
              value={reason}
              onChange={setReason}
              maxLength={MAX_REASON_LENGTH}
              errorMessage={isReasonMissing ? BULK_REFUSAL.reasonRequired : undefined}
            />
          ) : null}
          {action === 'MENSAGEM' && review.podem > 0 ? (
            <RadioGroup
              label="Mensagem"
              value={kind}
              onChange={(value) => setKind(value)}
              options={BULK_MESSAGES.map((each) => ({ value: each, label: MESSAGE_KIND[each].label }))}
            />
          ) : null}
          {review.primeiro && NEEDS_VISIT.has(action) ? (
            <BulkPreview
              of={review.primeiro}
              kind={action === 'MENSAGEM' ? kind : 'KIT'}
              isOfMany={review.podem > 1}
            />
          ) : null}
        </Stack>
      ) : reviewFailure === null ? (
        <Stack gap="x4" aria-busy>
          <VisuallyHidden role="status">Conferindo os agendamentos…</VisuallyHidden>
          <Skeleton lines={3} />
        </Stack>
      ) : (
        <ErrorState
          title="Não foi possível conferir os agendamentos."
          description={messageFrom(reviewFailure)}
          onRetry={retry}
        />
      )}
    </Dialog>
  );
}
