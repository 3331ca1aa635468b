import { useParams, useSearchParams } from 'react-router-dom';
import { ProfilePage } from './ProfilePage.tsx';

/** `/profiles/new` (with `?copia=` of another one) and `/profiles/{id}` (doc3 §2.1). The registry's route guards them. */
export function Component() {
  const { record = '' } = useParams();
  const [query] = useSearchParams();
  const copied = Number(query.get('copia'));
  return record === 'new' ? (
    <ProfilePage key={`new/${copied}`} id={null} copyOf={copied > 0 ? copied : null} />
  ) : (
    <ProfilePage key={record} id={Number(record)} copyOf={null} />
  );
}
