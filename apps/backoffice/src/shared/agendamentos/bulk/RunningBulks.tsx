import { useAtomValue } from 'jotai';
import { onDemand } from '../../lazy.tsx';
import { bulksAtom } from './bulks.ts';

const BulkBanners = onDemand(() => import('./BulkBanners.tsx'));

/** Above every screen: what was set going over many appointments, and how it ended. */
export default function RunningBulks() {
  const hasSome = useAtomValue(bulksAtom).length > 0;
  return hasSome ? <BulkBanners onFail={() => undefined} /> : null;
}
