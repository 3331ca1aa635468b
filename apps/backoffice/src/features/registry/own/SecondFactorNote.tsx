import { resetSecondFactor, type Answer, type getUser } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { Button, ConfirmDialog, InlineAlert } from '@apto/ui';
import { useState } from 'react';
import { notify } from '../../../shared/notices/index.ts';

type User = Answer<typeof getUser>;

interface Props {
  user: User;
  canReset: boolean;
  onDone: (user: User) => void;
}

/** That entering asks this person for a code as well, and the way out for who lost phone and codes. */
export function SecondFactorNote({ user, canReset, onDone }: Props) {
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <InlineAlert
        tone="info"
        action={canReset ? <Button onPress={() => setAsking(true)}>Redefinir</Button> : undefined}
      >
        Entra com verificação em duas etapas.
      </InlineAlert>
      {isAsking ? (
        <ConfirmDialog
          isOpen
          onOpenChange={setAsking}
          title={`Redefinir a verificação em duas etapas de ${user.name}?`}
          confirmLabel="Redefinir"
          tone="danger"
          onConfirm={async () => {
            const answer = await api.invoke(resetSecondFactor, { params: { id: user.id } });
            notify({ tone: 'success', title: 'Verificação em duas etapas redefinida.' });
            onDone(answer);
          }}
        >
          Até ativá-la de novo, a pessoa entra só com a senha. Confirme antes que é ela quem pede: ela recebe
          um aviso por e-mail.
        </ConfirmDialog>
      ) : null}
    </>
  );
}
