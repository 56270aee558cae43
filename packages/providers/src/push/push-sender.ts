/** Browser that gets messages, as its push subscription names it. Keys are base64url. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** JSON for the service worker, at most MAX_PUSH_BYTES. */
  payload: object;
  /** A message takes the place of one with the same topic that still waits: at most 32 characters of base64url. */
  topic: string;
  /** How long the push service keeps the message for a browser that is away. */
  ttlSeconds: number;
  urgency: 'very-low' | 'low' | 'normal' | 'high';
}

/** `gone`: the browser has ended its subscription. `retryAfterMs`: the push service asks to wait. */
export type PushResult = 'accepted' | 'gone' | { retryAfterMs: number };

/** Sends messages to browsers through their push services. */
export interface PushSender {
  /** @throws ProviderError when the push service cannot be reached or refuses */
  send(target: PushTarget, message: PushMessage): Promise<PushResult>;
}

/** Size limit of a payload as JSON. Push services take 4,096 bytes with the overhead of the encryption. */
export const MAX_PUSH_BYTES = 3_000;
