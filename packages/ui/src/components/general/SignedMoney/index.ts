export { SignedMoney, type SignedMoneyProps } from './SignedMoney.tsx';
