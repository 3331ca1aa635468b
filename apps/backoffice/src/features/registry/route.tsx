import { Outlet, useLocation, useParams } from 'react-router-dom';
import type { ScreenHandle } from '../../shared/routing/handle.ts';
import { guardRegistry, isRecordId, registryAt, registryTitle } from './guards.ts';
import { NotFound } from './NotFound.tsx';
import { RecordPage } from './RecordPage.tsx';
import { RegistryIndex } from './RegistryIndex.tsx';
import { RegistryList } from './RegistryList.tsx';

export const handle = {
  title: registryTitle,
  tour: () => import('./tour/RegistryTour.tsx'),
} satisfies ScreenHandle;

export const loader = guardRegistry;

/** `/cadastros`; `/{registry}/list`, `/new` and `/{id}`: the two screens of every registry (doc3 §2.1, §2.9). */
export function Component() {
  const { record } = useParams();
  const registry = registryAt(useLocation().pathname);
  if (record === undefined) return <RegistryIndex />;
  if (!registry) return <NotFound />;
  const { name, ownForm } = registry;
  // 'feriados/index' and 'atividades-especificas: index' are the same list (doc3 §2.1).
  if (record === 'list' || record === 'index') return <RegistryList key={name} registry={registry} />;
  if (record !== 'new' && !isRecordId(record)) return <NotFound />;
  if (ownForm) return <Outlet />;
  return record === 'new' ? (
    <RecordPage key={name} registry={registry} id={null} />
  ) : (
    <RecordPage key={`${name}/${record}`} registry={registry} id={Number(record)} />
  );
}
