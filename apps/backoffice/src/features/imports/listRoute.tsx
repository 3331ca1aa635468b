import { useLocation } from 'react-router-dom';
import { STRUCTURE_IMPORT_ROUTE } from '../../shared/routing/addresses.ts';
import { ImportList } from './ImportList.tsx';

/** The history of either wizard. */
export function Component() {
  const isStructure = useLocation().pathname.startsWith(STRUCTURE_IMPORT_ROUTE);
  return isStructure ? (
    <ImportList key="e" wizard="ESTRUTURA" />
  ) : (
    <ImportList key="f" wizard="FUNCIONARIOS" />
  );
}
