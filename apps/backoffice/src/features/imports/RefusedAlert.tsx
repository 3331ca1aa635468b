import { InlineAlert } from '@apto/ui';
import type { StepProps } from './frame.ts';

/** That everything was tried and nothing was written: the import is open again, with the refused rows marked. */
export function RefusedAlert({ found: { modo: mode, contagem: counts } }: Pick<StepProps, 'found'>) {
  if (mode !== 'TUDO' || counts.comErro === 0) return null;
  return (
    <InlineAlert tone="danger" announce="assertive" title="Nada foi importado">
      Não foi possível gravar as linhas marcadas, e a escolha foi tudo ou nada. Corrija-as e importe de novo,
      ou importe só as linhas certas.
    </InlineAlert>
  );
}
