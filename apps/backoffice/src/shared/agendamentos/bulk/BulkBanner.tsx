import { BULK_TEXT, bulkOutcomeText, bulkUndoingText, isBulkRunning } from '@apto/domain/bulk';
import { Banner, Button, Inline, Text } from '@apto/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { onDemand } from '../../lazy.tsx';
import { useBulk } from './useBulk.ts';
import { useBulkSheet } from './useBulkSheet.ts';

const BulkResultDialog = onDemand(() => import('./BulkResultDialog.tsx'));

const counted = new Intl.NumberFormat('pt-BR');

interface Props {
  id: number;
  /** It has ended, and a newer one speaks for it. */
  isFolded: boolean;
  /** The way to those that it speaks for. */
  more: ReactNode;
  onEnd: (id: number, hasEnded: boolean) => void;
  /** Dismissed, with those that it speaks for. */
  onClose: () => void;
  /** The server knows it no more: what it speaks for stays. */
  onGone: () => void;
}

/** One go: how far it is while it runs, how it ended, and the way to what became of each. */
export function BulkBanner({ id, isFolded, more, onEnd, onClose, onGone }: Props) {
  const bulk = useBulk(id);
  const { isSaving, saveSheet } = useBulkSheet(id);
  const [isOpen, setOpen] = useState(false);
  const { progress, error } = bulk;
  // Somebody else's, or long gone.
  const isGone = error !== undefined && error.status === 404;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  const isStill = progress !== undefined && bulk.asked !== 'undo' && !isBulkRunning(progress.situacao);
  // What a closed day offers for minutes is not folded away.
  const hasEnded = isStill && !(progress.acao === 'REMARCAR' && progress.podeDesfazer);
  useEffect(() => onEnd(id, hasEnded), [id, hasEnded, onEnd]);
  if (!progress) return null;
  const { acao: action, situacao: state, total, pendentes: pending } = progress;
  const isUndoing = bulk.asked === 'undo' || state === 'DESFAZENDO';
  const isRunning = isUndoing || isBulkRunning(state);
  const isWhole = progress.naoFeitos === 0;
  const running = isUndoing ? bulkUndoingText(action) : BULK_TEXT[action].running;
  const close = () => setOpen(false);
  return (
    <>
      {isFolded ? null : (
        <Banner
          label={BULK_TEXT[action].title}
          tone={isRunning ? 'info' : isWhole ? 'success' : 'warning'}
          {...(isRunning ? {} : { onDismiss: onClose })}
          action={
            <Inline gap="x4">
              {isBulkRunning(state) ? (
                <Text as="span" size="s14" isTabular>
                  {`${counted.format(total - pending)} de ${counted.format(total)}`}
                </Text>
              ) : null}
              {action === 'REMARCAR' && progress.podeDesfazer ? (
                <Button size="small" isPending={bulk.asked === 'undo'} onPress={() => void bulk.undo()}>
                  Desfazer
                </Button>
              ) : null}
              {action === 'EXPORTAR' && !isRunning && progress.feitos > 0 ? (
                <Button size="small" isPending={isSaving} onPress={saveSheet}>
                  Baixar planilha
                </Button>
              ) : null}
              {more}
              <Button size="small" onPress={() => setOpen(true)}>
                {isRunning ? 'Ver andamento' : 'Ver resultado'}
              </Button>
            </Inline>
          }
        >
          {isRunning ? `${running}…` : bulkOutcomeText(progress)}
        </Banner>
      )}
      {isOpen ? <BulkResultDialog bulk={bulk} progress={progress} onClose={close} onFail={close} /> : null}
    </>
  );
}
