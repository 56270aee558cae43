import type { PasskeyItem } from '@gaemi/contracts/passkeys';
import type { Passkey } from '@gaemi/database/passkeys/passkey.repository';

export function toPasskeyItem({ _id, name, createdAt, lastUsedAt }: Passkey): PasskeyItem {
  return {
    id: _id.toHexString(),
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
