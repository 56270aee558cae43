/** What a browser shows. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path that opens. */
  url: string;
  /** Of several messages with the same tag the browser shows the last one. */
  tag: string;
}
