import { importMissing, importOf } from '@apto/domain/imports';
import { InlineAlert } from '@apto/ui';
import type { StepProps } from './frame.ts';

/** That new records lack what their own form asks for: they are taken in, and cannot be saved there before it is said. */
export function IncompleteAlert({ found: { tipo: kind, contagem: counts } }: Pick<StepProps, 'found'>) {
  const declaration = importOf(kind);
  const missing = importMissing(declaration, counts.faltam);
  return missing === null ? null : (
    <InlineAlert tone="warning" title={`Cadastros incompletos. Falta: ${missing}`}>
      {`O cadastro pede estes dados para ser salvo. Para completar todos de uma vez, preencha as colunas e importe a planilha de novo: cada um é reconhecido pelo ${declaration.keyName}.`}
    </InlineAlert>
  );
}
