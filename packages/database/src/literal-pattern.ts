import { foldedName } from '@gaemi/domain/text/folded-name';

interface Pattern {
  $regex: string;
  $options: 'i';
}

/** Returns a pattern that matches a text literally, in any letter case. */
export const literalPattern = (text: string): Pattern => ({ $regex: escaped(text), $options: 'i' });

/** Returns a pattern that finds a text in the name of a company as the stock search does: letter case, blanks and width do not count. */
export const namePattern = (text: string): Pattern => ({
  $regex: Array.from(foldedName(text), escaped).join('\\s*'),
  $options: 'i',
});

// The database does not accept NUL inside a pattern, only its escape.
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\0', '\\x00');
