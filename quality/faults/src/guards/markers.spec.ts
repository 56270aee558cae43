import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guards } from './guards.ts';
import { applyEdit, findMarkers } from './markers.ts';

const root = join(import.meta.dirname, '../../../..');
const markers = findMarkers(root);

describe('markers of guards', () => {
  it('has a breaker for every marker and a marker for every breaker, each marker once', () => {
    const broken = new Set(guards.flatMap(({ edits }) => edits.map(({ marker }) => marker)));
    expect([...markers.keys()].toSorted()).toEqual([...broken].toSorted());
    expect([...markers].filter(([, files]) => files.length !== 1)).toEqual([]);
  });

  it.each(guards)('breaks: $name', ({ edits }) => {
    for (const edit of edits) {
      const [file = ''] = markers.get(edit.marker) ?? [];
      const text = readFileSync(join(root, file), 'utf8');
      expect(applyEdit(text, edit).length).not.toBe(text.length);
    }
  });
});

describe('applyEdit', () => {
  const text = 'a();\n// guard: one\nfirst({\n  b: 1,\n});\nlast();\n';

  it('removes the whole statement under the marker', () => {
    expect(applyEdit(text, { marker: 'one' })).toBe('a();\n\nlast();\n');
  });

  it('cuts or replaces a part of the statement only', () => {
    expect(applyEdit(text, { marker: 'one', cut: '  b: 1,\n' })).toBe('a();\n\nfirst({\n});\nlast();\n');
    expect(applyEdit(text, { marker: 'one', cut: '1', by: '2' })).toBe('a();\n\nfirst({\n  b: 2,\n});\nlast();\n');
  });

  it('refuses a marker or a part that is not there exactly once', () => {
    expect(() => applyEdit(text, { marker: 'two' })).toThrow('marker two');
    expect(() => applyEdit(text + text, { marker: 'one' })).toThrow('marker one');
    expect(() => applyEdit(text, { marker: 'one', cut: 'last' })).toThrow('exactly one last');
    expect(() => applyEdit(text, { marker: 'one', cut: '\n' })).toThrow('exactly one');
  });
});
