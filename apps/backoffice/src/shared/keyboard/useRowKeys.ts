import { useEffect } from 'react';

/**
 * A list by keyboard: the arrows go from row to row, Enter opens the row, `.` its menu. The keys mean something only while
 * a row has the focus, so none of them needs to be turned off (WCAG 2.1.4). Nobody waits for their code to see the list.
 */
export function useRowKeys(): void {
  useEffect(() => {
    let end = (): void => undefined;
    let isHere = true;
    import('./rowKeys.ts').then(
      ({ pressInRow }) => {
        if (!isHere) return;
        document.addEventListener('keydown', pressInRow);
        end = () => document.removeEventListener('keydown', pressInRow);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
      end();
    };
  }, []);
}
