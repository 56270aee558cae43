import * as z from 'zod';

/** Path of a folder that is made when missing. Only a shell knows `~`: a folder of that name would be made. */
export const folderPath = z
  .string()
  .regex(/\S/, 'must be a path')
  .regex(/^(?!~)/, 'must be a path without ~: write the home folder out');
