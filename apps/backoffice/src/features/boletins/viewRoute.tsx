import { useParams } from 'react-router-dom';
import { BoletimView } from './BoletimView.tsx';

export function Component() {
  const { id } = useParams();
  // Another bulletin is another reading.
  return <BoletimView key={id} id={Number(id)} />;
}
