import { useParams } from 'react-router-dom';
import { UserPage } from './UserPage.tsx';

/** `/users/new` and `/users/{id}` (doc3 §2.1). The registry's route guards them. */
export function Component() {
  const { record = '' } = useParams();
  return <UserPage key={record} id={record === 'new' ? null : Number(record)} />;
}
