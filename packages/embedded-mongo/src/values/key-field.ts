export interface IndexField {
  path: string;
  parts: readonly string[];
  direction: number;
}
