import '@apto/ui/theme';
import { Card } from '@apto/ui/card';
import { DescriptionList } from '@apto/ui/description-list';
import { Heading } from '@apto/ui/heading';
import { Divider } from '@apto/ui/divider';
import { MoneyText } from '@apto/ui/money-text';
import { Stack } from '@apto/ui/stack';
import { StatusTag } from '@apto/ui/status-tag';
import { Text } from '@apto/ui/text';
import { brandTheme } from '@apto/ui/theme';
import { Confirmation } from './Confirmation';
import { COLOR } from './color';

/**
 * Um componente do servidor: ele, o leiaute e os textos não vão como JavaScript para o navegador. `DescriptionList` e
 * `MoneyText`, que também se desenham aqui, vão: os seus textos se trocam pelo dicionário.
 */
export function Page() {
  return (
    // A cor da empresa já no HTML: a página não pisca na cor do sistema enquanto o JavaScript não chega.
    <html lang="pt-BR" data-theme="light" style={brandTheme(COLOR, 'light')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Confirmação do exame</title>
      </head>
      <body>
        <main>
          <Stack gap="x5">
            <Heading level={1}>Confirmação do exame</Heading>
            <Card>
              <Stack gap="x4">
                <StatusTag tone="info">Agendado</StatusTag>
                <Text>Clínica Vida Plena, terça-feira, 24 de novembro de 2026, às 09:30.</Text>
                <Divider />
                <DescriptionList items={[{ term: 'Valor', detail: <MoneyText value={12_050} /> }]} />
              </Stack>
            </Card>
            <Confirmation />
          </Stack>
        </main>
      </body>
    </html>
  );
}
