import type { StoredAlertSettings } from '@gaemi/database/alerts/alert-settings.repository';

/** The ways on which a member gets alerts. */
export function waysOf(
  { mail, mailRefusedAt }: Pick<StoredAlertSettings, 'mail' | 'mailRefusedAt'>,
  { push }: { push: boolean },
): { mail: boolean; push: boolean } {
  return { mail: mail && mailRefusedAt === null, push };
}
