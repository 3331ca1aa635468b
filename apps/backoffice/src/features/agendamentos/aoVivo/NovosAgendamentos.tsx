import { Banner, Button } from '@apto/ui';
import { textoDosNovos } from './mescla.ts';

/** Requests that arrived while this page was being read; they come in when asked for. */
export function NovosAgendamentos({ quantos, aoMostrar }: { quantos: number; aoMostrar: () => void }) {
  if (quantos === 0) return null;
  return (
    <Banner
      label="Novidades"
      action={
        <Button size="small" onPress={aoMostrar}>
          Mostrar
        </Button>
      }
    >
      {textoDosNovos(quantos)}
    </Banner>
  );
}
