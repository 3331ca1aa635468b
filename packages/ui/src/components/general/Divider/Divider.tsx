import * as css from './Divider.css.ts';

export interface DividerProps {
  /** Em que direção segue. @default 'horizontal' */
  readonly orientation?: 'horizontal' | 'vertical';
}

/** Uma linha fina entre coisas que só o espaço não separa. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  return orientation === 'vertical' ? (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it takes no focus: a line and no control
    <div role="separator" aria-orientation="vertical" className={css.vertical} />
  ) : (
    <hr className={css.horizontal} />
  );
}
