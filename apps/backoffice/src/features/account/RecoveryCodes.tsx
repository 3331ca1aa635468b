import { Button, Card, CopyButton, Inline, InlineAlert, Stack, Text, useFocusHandover } from '@apto/ui';
import { Download } from '@apto/ui/icons';
import { useRef } from 'react';
import { saveFile } from '../../shared/download.ts';
import { notify } from '../../shared/notices/index.ts';

const sheetOf = (codes: readonly string[]): string =>
  ['Códigos de recuperação do Apto', 'Cada um vale uma vez.', '', ...codes, ''].join('\r\n');

/**
 * The codes for a lost phone: shown this once, to be kept by their owner. They take the focus from the form that they
 * replace: where it would fall to by itself, a dialog's 'Fechar', another Enter would lose them.
 */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  useFocusHandover(place);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label="Guarde estes códigos agora">
      <Stack gap="x5">
        <InlineAlert tone="warning" title="Guarde estes códigos agora">
          Eles não aparecem de novo. Com um deles você entra se perder o celular; cada um vale uma vez.
        </InlineAlert>
        <Card isSunken>
          <Inline as="ul" gap="x5" aria-label="Códigos de recuperação">
            {codes.map((code) => (
              <Text key={code} as="li" isMono isUnbroken>
                {code}
              </Text>
            ))}
          </Inline>
        </Card>
        <Inline gap="x3">
          <CopyButton
            value={codes.join('\n')}
            onCopied={() => notify({ tone: 'success', title: 'Códigos copiados.' })}
            onRefused={() =>
              notify({
                tone: 'warning',
                title: 'O navegador não deixou copiar. Baixe os códigos ou anote-os.',
              })
            }
          />
          <Button
            icon={<Download />}
            onPress={() =>
              saveFile(new Blob([sheetOf(codes)], { type: 'text/plain' }), 'codigos-de-recuperacao-apto.txt')
            }
          >
            Baixar
          </Button>
        </Inline>
      </Stack>
    </div>
  );
}
