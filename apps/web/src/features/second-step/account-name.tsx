/** Tells a password manager whose passwords a form asks for that has no box for the e-mail. Nobody sees it. */
export function AccountName({ email }: { email: string }) {
  return <input hidden name="username" autoComplete="username" value={email} readOnly />;
}
