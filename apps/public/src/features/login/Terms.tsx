import { TERMS } from '@apto/domain/autoagendamento';
import { Button, Dialog, Section, Stack, Text } from '@apto/ui';

interface Props {
  onClose: () => void;
  onAccept: () => void;
}

/** The terms, to be read before they are accepted. */
export default function Terms({ onClose, onAccept }: Props) {
  return (
    <Dialog
      isOpen
      onOpenChange={(opened) => {
        if (!opened) onClose();
      }}
      isDismissable
      title="Termos de uso e de privacidade"
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Fechar
          </Button>
          <Button variant="primary" onPress={onAccept}>
            Li e aceito
          </Button>
        </>
      }
    >
      <Stack gap="x6">
        {TERMS.map(({ title, paragraphs }) => (
          <Section key={title} title={title} level={3}>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Section>
        ))}
      </Stack>
    </Dialog>
  );
}
