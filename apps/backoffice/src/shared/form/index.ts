export { FormFailure } from './FormFailure.tsx';
export { FormPhoneField } from './FormPhoneField.tsx';
export { FormEmailField, FormTextField } from './FormTextField.tsx';
export { FormPasswordField, NewPasswordFields } from './NewPasswordFields.tsx';
export { showFaults } from './showFaults.ts';
export { StartingForm } from './StartingForm.tsx';
export { useSending } from './useSending.ts';
export { useUnreadable } from './useUnreadable.ts';
