export { TextControl, TextField, type TextFieldProps } from './TextField.tsx';
