import { logInForm } from '@gaemi/contracts/users';
import { zodResolver } from '@hookform/resolvers/zod';

/** Loaded when the form is first used: the validator is most of what the first screen would otherwise weigh. */
export const logInResolver = zodResolver(logInForm);
