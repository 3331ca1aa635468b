import { useEffect, useState } from 'react';

/** An address for a text that is handed over as a file; null until it is there. */
export function useArquivo(texto: string | null, tipo: string): string | null {
  const [endereco, setEndereco] = useState<string | null>(null);
  useEffect(() => {
    if (texto === null) return undefined;
    const novo = URL.createObjectURL(new Blob([texto], { type: tipo }));
    setEndereco(novo);
    return () => URL.revokeObjectURL(novo);
  }, [texto, tipo]);
  return endereco;
}
