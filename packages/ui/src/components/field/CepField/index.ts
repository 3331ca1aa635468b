export { CepField, type CepFieldProps } from './CepField.tsx';
