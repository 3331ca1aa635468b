import { useParams } from 'react-router-dom';
import { ManyWork } from './ManyWork.tsx';

/** One bulk request, from its review to its end. */
export function Component() {
  const { id = '' } = useParams();
  return <ManyWork key={id} id={/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0} />;
}
