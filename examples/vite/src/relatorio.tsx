import '@apto/ui/theme';
import './reset.css';
import { AptoProvider } from '@apto/ui/apto-provider';
import { Button } from '@apto/ui/button';
import { Heading } from '@apto/ui/heading';
import { Stack } from '@apto/ui/stack';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const raiz = document.getElementById('raiz');
if (!raiz) throw new Error('O relatorio.html não tem #raiz.');

// Outra página do mesmo build: o CSS em comum fica num arquivo à parte, que cada uma carrega na sua ordem.
createRoot(raiz).render(
  <StrictMode>
    <AptoProvider theme="light">
      <main>
        <Stack gap="x4">
          <Heading level={1}>Relatório</Heading>
          <div>
            <Button variant="primary">Gerar planilha</Button>
          </div>
        </Stack>
      </main>
    </AptoProvider>
  </StrictMode>,
);
