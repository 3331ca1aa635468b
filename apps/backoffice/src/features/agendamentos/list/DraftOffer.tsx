import { Banner, LinkButton } from '@apto/ui';
import { useEffect, useState } from 'react';
import { NEW_AGENDAMENTO_ROUTE } from '../../../shared/routing/addresses.ts';
import { draftVault, offeredDraft, useSession } from '../../../shared/session/index.ts';

/** A request that this person has begun in this browser, and the way on with it. */
export default function DraftOffer() {
  const { id } = useSession().profile;
  const [about, setAbout] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    draftVault(id)
      .read()
      .then(
        (content) => isHere && setAbout(offeredDraft(content)),
        // Without storage there is no draft to go on with.
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [id]);
  if (about === null) return null;
  return (
    <Banner
      label="Rascunho"
      action={
        <LinkButton size="small" href={NEW_AGENDAMENTO_ROUTE}>
          {about === '' ? 'Continuar rascunho' : `Continuar rascunho: ${about}`}
        </LinkButton>
      }
    >
      Você começou um pedido e ainda não o enviou.
    </Banner>
  );
}
