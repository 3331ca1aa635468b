export { useFirstFault, type FirstFault } from './useFirstFault.ts';
export { Form, FormActions, type FormActionsProps, type FormProps } from './Form.tsx';
