import { Banner, Button } from '@apto/ui';
import { newAgendamentosText } from './plan.ts';

/** Requests that arrived while this page was being read; they come in when asked for. */
export default function NewAgendamentos({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <Banner
      label="Novidades"
      action={
        <Button size="small" onPress={onShow}>
          Mostrar
        </Button>
      }
    >
      {newAgendamentosText(count)}
    </Banner>
  );
}
