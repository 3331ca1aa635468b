import { useSearchParams } from 'react-router-dom';
import { ReleaseScreen } from './ReleaseScreen.tsx';

const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** The release screen; who is named in the address is not chosen anew (doc2 §2.13). */
export function Component() {
  const [query] = useSearchParams();
  const prestadorId = idIn(query.get('prestador'));
  const clienteId = idIn(query.get('cliente'));
  return (
    <ReleaseScreen
      key={`${prestadorId} ${clienteId}`}
      givenPrestador={prestadorId}
      givenCliente={clienteId}
    />
  );
}
