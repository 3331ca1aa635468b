import { TERMOS } from '@apto/domain';
import { Button, Dialog, Section, Stack, Text } from '@apto/ui';

interface Props {
  aoFechar: () => void;
  aoAceitar: () => void;
}

/** The terms, to be read before they are accepted. */
export default function Termos({ aoFechar, aoAceitar }: Props) {
  return (
    <Dialog
      isOpen
      onOpenChange={(aberto) => {
        if (!aberto) aoFechar();
      }}
      isDismissable
      title="Termos de uso e de privacidade"
      footer={
        <>
          <Button variant="quiet" onPress={aoFechar}>
            Fechar
          </Button>
          <Button variant="primary" onPress={aoAceitar}>
            Li e aceito
          </Button>
        </>
      }
    >
      <Stack gap="x6">
        {TERMOS.map(({ titulo, paragrafos }) => (
          <Section key={titulo} title={titulo} level={3}>
            {paragrafos.map((paragrafo) => (
              <Text key={paragrafo}>{paragrafo}</Text>
            ))}
          </Section>
        ))}
      </Stack>
    </Dialog>
  );
}
