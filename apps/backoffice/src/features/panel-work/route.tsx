import { useParams } from 'react-router-dom';
import { NotFound } from './NotFound.tsx';
import { RequestPage } from './RequestPage.tsx';

/** `/painel-agendamento/:id`: a request by its address. */
export function Component() {
  const { id = '' } = useParams();
  const requestId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
  return requestId === null ? <NotFound /> : <RequestPage key={requestId} id={requestId} />;
}
