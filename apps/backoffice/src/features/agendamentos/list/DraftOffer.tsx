import { Banner, Button, Inline, LinkButton } from '@apto/ui';
import { useState } from 'react';
import { onDemand } from '../../../shared/lazy.tsx';
import { draftRoute } from '../../../shared/routing/addresses.ts';
import { useSession } from '../../../shared/session/index.ts';
import { useNarrowScreen } from '../../../shared/useNarrowScreen.ts';
import { useDrafts } from './useDrafts.ts';

const DraftsDialog = onDemand(() => import('./DraftsDialog.tsx'));

/** Requests that this person has begun in this browser: the way on with the latest, and to the others. */
export default function DraftOffer() {
  const { id: userId } = useSession().profile;
  const { drafts, reload } = useDrafts(userId);
  const [isOpen, setOpen] = useState(false);
  // What another tab works on is offered only where there is nothing else.
  const first = drafts.find(({ isElsewhere }) => !isElsewhere) ?? drafts[0];
  const isNarrow = useNarrowScreen();
  const others = drafts.length - 1;
  const more = others === 1 ? 'e mais 1 rascunho' : `e mais ${others} rascunhos`;
  const close = (): void => setOpen(false);
  return (
    <>
      {first ? (
        <Banner
          label="Rascunho"
          action={
            <Inline gap="x3">
              <LinkButton size="small" href={draftRoute(first.id)}>
                {first.about === '' ? 'Continuar rascunho' : `Continuar rascunho: ${first.about}`}
              </LinkButton>
              {others > 0 ? (
                <Button
                  size="small"
                  variant="quiet"
                  aria-haspopup="dialog"
                  aria-label={more}
                  onPress={() => setOpen(true)}
                >
                  {isNarrow ? `e mais ${others}` : more}
                </Button>
              ) : null}
            </Inline>
          }
        >
          {isNarrow
            ? 'Pedido ainda não enviado.'
            : others > 0
              ? 'Você começou pedidos e ainda não os enviou.'
              : 'Você começou um pedido e ainda não o enviou.'}
        </Banner>
      ) : null}
      {isOpen ? (
        <DraftsDialog userId={userId} drafts={drafts} reload={reload} onClose={close} onFail={close} />
      ) : null}
    </>
  );
}
