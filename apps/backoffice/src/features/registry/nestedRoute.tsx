import { useLocation, useParams } from 'react-router-dom';
import type { ScreenHandle } from '../../shared/routing/handle.ts';
import { guardNested, isRecordId, nestedAt, nestedTitle } from './guards.ts';
import { NestedList } from './nested/NestedList.tsx';
import { NotFound } from './NotFound.tsx';

export const handle = { title: nestedTitle } satisfies ScreenHandle;

export const loader = guardNested;

/** `/{registry}/{id}/{path}`: the lists below a record (doc3 §2.1 supplier/{id}/procedures). */
export function Component() {
  const { id = '' } = useParams();
  const found = nestedAt(useLocation().pathname);
  if (!found || !isRecordId(id)) return <NotFound />;
  const { owner, nested, registry } = found;
  return (
    <NestedList
      key={`${owner.name}/${id}/${nested.path}`}
      owner={owner}
      ownerId={Number(id)}
      nested={nested}
      registry={registry}
    />
  );
}
