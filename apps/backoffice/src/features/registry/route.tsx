import { mayInRegistry, registryOf } from '@apto/domain/registry';
import { Outlet, useLocation, useParams } from 'react-router-dom';
import { usePermissions } from '../../shared/session/index.ts';
import type { ScreenHandle } from '../../shared/routing/handle.ts';
import { NotFound } from './NotFound.tsx';
import { RecordPage } from './RecordPage.tsx';
import { RegistryIndex } from './RegistryIndex.tsx';
import { RegistryList } from './RegistryList.tsx';

export const handle = {
  title: 'Cadastros',
  tour: () => import('./tour/RegistryTour.tsx'),
} satisfies ScreenHandle;

/** `/cadastros`; `/{registry}/list`, `/new` and `/{id}`: the two screens of every registry (doc3 §2.1, §2.9). */
export function Component() {
  const { record } = useParams();
  const [, name = ''] = useLocation().pathname.split('/');
  const permissions = usePermissions();
  const registry = registryOf(name);
  if (record === undefined) return <RegistryIndex />;
  if (!registry || registry.isPart || !mayInRegistry(permissions, registry, 'view')) return <NotFound />;
  // 'feriados/index' and 'atividades-especificas: index' are the same list (doc3 §2.1).
  if (record === 'list' || record === 'index') return <RegistryList key={name} registry={registry} />;
  if (record === 'new')
    return !mayInRegistry(permissions, registry, 'criar') ? (
      <NotFound />
    ) : registry.ownForm ? (
      <Outlet />
    ) : (
      <RecordPage key={name} registry={registry} id={null} />
    );
  if (!/^[1-9]\d{0,8}$/.test(record)) return <NotFound />;
  if (registry.ownForm) return <Outlet />;
  return <RecordPage key={`${name}/${record}`} registry={registry} id={Number(record)} />;
}
