/** How a command of MongoDB begins on its wire: its name and, after a blank, its collection. */
export function onWireOf(command: string): string {
  const [name = '', collection] = command.split(' ');
  if (collection === undefined) return name;
  const length = String.fromCharCode(collection.length + 1);
  return `${name}\0${length}\0\0\0${collection}\0`;
}
