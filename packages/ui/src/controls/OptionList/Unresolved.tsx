import type { ReactNode } from 'react';
import type { Texts } from '../../internal/texts.types.ts';
import * as css from './list.css.ts';
import type { texts as defaults } from './intl/pt-BR.ts';
import type { Resolution } from './useChosen.ts';

interface Chosen {
  readonly resolution: Resolution;
  readonly retry: () => void;
}

/**
 * The field's help; in its place, when the name of what is chosen did not come, the offer to ask for it again.
 * @param focusField where the focus goes, for the button that has it takes itself away
 */
export function noteOf(
  { resolution, retry }: Chosen,
  description: ReactNode,
  focusField: () => void,
  texts: Texts<typeof defaults>,
): ReactNode {
  if (resolution !== 'error') return description;
  return (
    <>
      {texts.unresolved}{' '}
      <button
        type="button"
        className={css.retry}
        onClick={() => {
          focusField();
          retry();
        }}
      >
        {texts.retry}
      </button>
    </>
  );
}
