/** Splits a line of a CSV file at its commas, or at its tabs when it has no comma. Undefined when a quote is not closed. */
export function parseCsvLine(line: string): string[] | undefined {
  const separator = line.includes(',') ? ',' : '\t';
  if (!line.includes('"')) return line.split(separator);
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (quoted && sign === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === separator && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return quoted ? undefined : [...cells, cell];
}
