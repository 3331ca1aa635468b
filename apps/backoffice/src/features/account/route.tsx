import { AccountPage } from './AccountPage.tsx';

/** `/profile` (doc3 §2.1). */
export const Component = () => <AccountPage />;
