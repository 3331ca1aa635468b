import { mayInRegistry, nestedOf, registryOf } from '@apto/domain/registry';
import { useLocation, useParams } from 'react-router-dom';
import { usePermissions } from '../../shared/session/index.ts';
import { NestedList } from './nested/NestedList.tsx';
import { NotFound } from './NotFound.tsx';

export const handle = { title: 'Cadastros' };

/** `/{registry}/{id}/{path}`: the lists below a record (doc3 §2.1 supplier/{id}/procedures). */
export function Component() {
  const { id = '' } = useParams();
  const [, name = '', , path = ''] = useLocation().pathname.split('/');
  const permissions = usePermissions();
  const owner = registryOf(name);
  const nested = owner && nestedOf(owner, path);
  const registry = nested && registryOf(nested.of);
  const maySee =
    owner &&
    registry &&
    mayInRegistry(permissions, owner, 'view') &&
    mayInRegistry(permissions, registry, 'view');
  if (!owner || !nested || !registry || !maySee || !/^[1-9]\d{0,8}$/.test(id)) return <NotFound />;
  return (
    <NestedList
      key={`${name}/${id}/${path}`}
      owner={owner}
      ownerId={Number(id)}
      nested={nested}
      registry={registry}
    />
  );
}
