/** The internal user's session as the app holds it. Nothing about anyone's health is in it. */
export interface Session {
  /** Made at login; a new login is another session even of the same person. */
  id: string;
  token: string;
  /** Epoch milliseconds; null when the token does not say. */
  expiresAt: number | null;
  permissions: readonly string[];
  /** Their company asks for a second factor that they have not enrolled: they do, before anything else. */
  lacksSecondFactor: boolean;
  profile: {
    id: number;
    name: string;
    email: string;
    phone: string;
    empresa: { id: number; name: string };
    /** The companies that the person can be in, this one included. */
    companies: readonly { id: number; name: string }[];
    apiKey: string | null;
    /** Customers and branches of the user (doc3 §6); empty means no restriction of its own. */
    clientes: readonly number[];
    unidades: readonly number[];
    quemAgenda: string;
    quemAvisa: string;
  };
}
