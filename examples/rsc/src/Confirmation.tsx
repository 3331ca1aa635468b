'use client';

import { AptoProvider } from '@apto/ui/apto-provider';
import { Button } from '@apto/ui/button';
import { Checkbox } from '@apto/ui/checkbox';
import { InlineAlert } from '@apto/ui/inline-alert';
import { Stack } from '@apto/ui/stack';
import { useState } from 'react';
import { COLOR } from './color';

/** A parte que responde ao toque: do lado do cliente. */
export function Confirmation() {
  const [isAware, setAware] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  return (
    <AptoProvider theme="light" brandColor={COLOR}>
      <Stack gap="x4">
        <Checkbox isSelected={isAware} onChange={setAware}>
          Estou ciente
        </Checkbox>
        <Button
          variant="primary"
          disabledReason={isAware ? undefined : 'Marque que está ciente.'}
          onPress={() => setConfirmed(true)}
        >
          Confirmar presença
        </Button>
        {isConfirmed && (
          <InlineAlert tone="success" title="Presença confirmada">
            Leve um documento com foto.
          </InlineAlert>
        )}
      </Stack>
    </AptoProvider>
  );
}
