import { Button } from '@apto/ui';
import { useAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { BulkBanner } from './BulkBanner.tsx';
import { bulksAtom } from './bulks.ts';

/**
 * One line for each that runs, and one for all that have ended: the newest speaks, and those before it are a press away, so
 * that their results and spreadsheets are not lost and a day's work does not push the list down.
 */
export default function BulkBanners() {
  const [ids, change] = useAtom(bulksAtom);
  const [ended, setEnded] = useState<readonly number[]>([]);
  const [isWhole, setWhole] = useState(false);
  const tell = useCallback(
    (id: number, hasEnded: boolean) =>
      setEnded((all) =>
        all.includes(id) === hasEnded ? all : hasEnded ? [...all, id] : all.filter((each) => each !== id),
      ),
    [],
  );
  const drop = (gone: readonly number[]): void => change((all) => all.filter((id) => !gone.includes(id)));
  const over = ids.filter((id) => ended.includes(id));
  const newest = over.at(-1);
  const folded = isWhole ? [] : over.slice(0, -1);
  return ids.map((id) => {
    return (
      <BulkBanner
        key={id}
        id={id}
        isFolded={folded.includes(id)}
        more={
          id === newest && over.length > 1 ? (
            <Button size="small" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
              {isWhole ? 'Mostrar só a última' : `Mostrar mais ${over.length - 1}`}
            </Button>
          ) : null
        }
        onEnd={tell}
        // What stands folded behind a line goes with it.
        onClose={() => drop(id === newest ? [id, ...folded] : [id])}
        onGone={() => drop([id])}
      />
    );
  });
}
