import { useAtom } from 'jotai';
import { onDemand } from '../../lazy.tsx';
import { bulksAtom } from './bulks.ts';

const BulkBanner = onDemand(() => import('./BulkBanner.tsx'));

/** Above every screen: what was set going over many appointments, and how it ended. */
export default function RunningBulks() {
  const [ids, change] = useAtom(bulksAtom);
  return ids.map((id) => {
    const close = () => change((all) => all.filter((each) => each !== id));
    return <BulkBanner key={id} id={id} onClose={close} onFail={() => undefined} />;
  });
}
