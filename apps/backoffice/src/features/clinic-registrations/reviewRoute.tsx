import { useParams } from 'react-router-dom';
import { ReviewPage } from './ReviewPage.tsx';

export function Component() {
  const id = Number(useParams()['id']);
  return <ReviewPage key={id} prestadorId={id} />;
}
