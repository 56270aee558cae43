/** What a form around an e-mail check holds: the finished steps are fields of it, absent until done, then true. */
export interface EmailStepFields {
  user_email: string;
  user_email_check: true;
  user_email_verify: true;
  user_email_code: string;
  user_email_code_check: true;
}
