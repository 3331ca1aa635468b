import { useLocation, useParams } from 'react-router-dom';
import { STRUCTURE_IMPORT_ROUTE } from '../../shared/routing/addresses.ts';
import { ImportWork } from './ImportWork.tsx';
import { NewImport } from './NewImport.tsx';
import { NewStructureImport } from './NewStructureImport.tsx';
import { STRUCTURE_STEPS } from './steps.ts';

/** One import, from its file to its end (doc3 §2.1). */
export function Component() {
  const { id, step } = useParams();
  const isStructure = useLocation().pathname.startsWith(STRUCTURE_IMPORT_ROUTE);
  if (id !== undefined) return <ImportWork key={id} id={/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0} />;
  if (!isStructure) return <NewImport />;
  const known = STRUCTURE_STEPS.find(([each]) => each === step)?.[0];
  return (
    <NewStructureImport step={known === undefined || known === 'conclusao' ? 'tipo-importacao' : known} />
  );
}
