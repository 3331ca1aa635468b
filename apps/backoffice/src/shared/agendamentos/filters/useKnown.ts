import { useCall } from '@apto/api-client/react';
import type { listStatus, listTiposExame } from '@apto/api-client';

interface Option {
  readonly id: number;
  readonly descricao: string;
}

/**
 * What there is to choose from, as the call says it (doc1 §7); until it answers, and where it fails, what the product
 * has always had. An answer that says the same is the same: nothing is drawn for it again.
 */
export function useKnown(
  call: typeof listStatus | typeof listTiposExame,
  always: readonly Option[],
): readonly Option[] {
  const { data } = useCall(call, {});
  if (!data || data.length !== always.length) return data ?? always;
  const isSame = always.every(
    ({ id, descricao: description }, index) =>
      data[index]?.id === id && data[index].descricao === description,
  );
  return isSame ? always : data;
}
