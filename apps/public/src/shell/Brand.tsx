import { AptoProvider } from '@apto/ui';

/** The page in the colour of the company whose link was opened, the login included. */
export default function Brand({ color }: { color: string }) {
  return <AptoProvider textSize="large" brandColor={color} />;
}
