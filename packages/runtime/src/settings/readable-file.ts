import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';

/** Path of a file that can be read; parses to the absolute path. */
export const readableFile = z
  .string()
  .transform((path) => resolve(path))
  .refine(existsSync, { message: 'is not found', abort: true })
  .refine(isReadable, 'must be a file that can be read');

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
