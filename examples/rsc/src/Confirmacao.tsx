'use client';

import { AptoProvider } from '@apto/ui/apto-provider';
import { Button } from '@apto/ui/button';
import { Checkbox } from '@apto/ui/checkbox';
import { InlineAlert } from '@apto/ui/inline-alert';
import { Stack } from '@apto/ui/stack';
import { useState } from 'react';
import { COR } from './cor';

/** A parte que responde ao toque: do lado do cliente. */
export function Confirmacao() {
  const [ciente, setCiente] = useState(false);
  const [confirmado, setConfirmado] = useState(false);
  return (
    <AptoProvider theme="light" brandColor={COR}>
      <Stack gap="x4">
        <Checkbox isSelected={ciente} onChange={setCiente}>
          Estou ciente
        </Checkbox>
        <Button
          variant="primary"
          disabledReason={ciente ? undefined : 'Marque que está ciente.'}
          onPress={() => setConfirmado(true)}
        >
          Confirmar presença
        </Button>
        {confirmado && (
          <InlineAlert tone="success" title="Presença confirmada">
            Leve um documento com foto.
          </InlineAlert>
        )}
      </Stack>
    </AptoProvider>
  );
}
