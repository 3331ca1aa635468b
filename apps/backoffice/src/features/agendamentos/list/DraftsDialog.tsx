import { formatInstant } from '@apto/domain/time';
import {
  Button,
  Dialog,
  EmptyState,
  IconButton,
  Inline,
  InlineGrow,
  LinkButton,
  Stack,
  Tag,
  Text,
} from '@apto/ui';
import { Trash2 } from '@apto/ui/icons';
import { useRef, useState } from 'react';
import { DRAFT_DAYS, latestFirst, MAX_DRAFTS } from '../../../shared/drafts/offered.ts';
import { giveUpDraft } from '../../../shared/drafts/ownership.ts';
import { draftRoute } from '../../../shared/routing/addresses.ts';
import { draftVault } from '../../../shared/session/index.ts';
import type { ListedDraft } from './useDrafts.ts';

/** A draft that was deleted while the dialog is open, with what brings it back. */
interface Deleted {
  readonly draft: ListedDraft;
  readonly value: unknown;
}

interface Props {
  userId: number;
  drafts: readonly ListedDraft[];
  reload: () => Promise<void>;
  onClose: () => void;
}

const nameOf = ({ people, about }: ListedDraft): string => people || about.replace(/^s/, 'S') || 'Pedido';

/** Every request that was begun: who, where, when it was kept, and the way on with it or out of it. */
export default function DraftsDialog({ userId, drafts, reload, onClose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [deleted, setDeleted] = useState<readonly Deleted[]>([]);
  const gone = (id: string): Deleted | undefined => deleted.find(({ draft }) => draft.id === id);
  // What was deleted stays in its place, so that it can come back.
  const shown = [
    ...drafts,
    ...deleted.map(({ draft }) => draft).filter(({ id }) => drafts.every((d) => d.id !== id)),
  ].sort(latestFirst);

  /** What was pressed is gone: the focus goes to what stands in its place. */
  const focusIn = (id: string): void => {
    setTimeout(
      () => list.current?.querySelector<HTMLElement>(`[data-draft="${id}"] :is(a, button)`)?.focus(),
      0,
    );
  };

  async function remove(draft: ListedDraft): Promise<void> {
    await giveUpDraft(draft.id);
    const vault = draftVault(userId, draft.id);
    const value = await vault.read();
    await vault.erase();
    setDeleted((before) => [...before, { draft, value }]);
    await reload();
    focusIn(draft.id);
  }
  async function restore({ draft, value }: Deleted): Promise<void> {
    await draftVault(userId, draft.id).store(value);
    // Until it is read again it stays as it is: its line must not go and come back.
    await reload();
    setDeleted((before) => before.filter((each) => each.draft.id !== draft.id));
    focusIn(draft.id);
  }

  return (
    <Dialog
      isOpen
      width={800}
      title="Rascunhos"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div ref={list}>
        <Stack gap="x5">
          <Text tone="muted">
            {`Ficam só neste navegador por ${DRAFT_DAYS} dias, também depois de sair, e só você os abre. Cabem ${MAX_DRAFTS}: o mais antigo dá lugar ao próximo.`}
          </Text>
          {shown.length === 0 ? <EmptyState title="Nenhum rascunho." /> : null}
          {shown.map((draft) => {
            const away = gone(draft.id);
            const name = nameOf(draft);
            return (
              <Inline
                key={draft.id}
                gap="x3"
                isWrapping={false}
                role="group"
                aria-label={name}
                data-draft={draft.id}
              >
                <InlineGrow>
                  <Stack gap="x1" align="start">
                    <Text weight="medium">{name}</Text>
                    <Text size="s13" tone="muted">
                      {[
                        ...(draft.people && draft.about ? [draft.about] : []),
                        ...(draft.savedAt ? [`Salvo em ${formatInstant(draft.savedAt)}`] : []),
                      ].join(' · ')}
                    </Text>
                    {draft.isElsewhere ? <Tag tone="info">Aberto em outra aba</Tag> : null}
                  </Stack>
                </InlineGrow>
                {away ? (
                  <>
                    <Text size="s13" tone="muted" role="status">
                      Apagado
                    </Text>
                    <Button size="small" onPress={() => void restore(away)}>
                      Desfazer
                    </Button>
                  </>
                ) : (
                  <>
                    <LinkButton
                      size="small"
                      href={draftRoute(draft.id)}
                      aria-label={`Continuar o rascunho de ${name}`}
                    >
                      Continuar
                    </LinkButton>
                    <IconButton
                      size="small"
                      label={`Apagar o rascunho de ${name}`}
                      icon={<Trash2 />}
                      disabledReason={draft.isElsewhere ? 'Está aberto em outra aba.' : undefined}
                      onPress={() => void remove(draft)}
                    />
                  </>
                )}
              </Inline>
            );
          })}
        </Stack>
      </div>
    </Dialog>
  );
}
