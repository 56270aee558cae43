/** `오후 9:30` of "21:30". */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  return `${hour < 12 ? '오전' : '오후'} ${hour % 12 === 0 ? 12 : hour % 12}:${minutes}`;
}

/** Share of the day that has passed, 0 to 1. */
export function shareOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour * 60 + minute) / 1_440;
}

/** Every half hour of a day, and a further time where it is none of them. */
export function halfHours(also: string): string[] {
  const times = Array.from({ length: 48 }, (_, index) => {
    const hour = String(Math.floor(index / 2)).padStart(2, '0');
    return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
  });
  return times.includes(also) ? times : [...times, also].toSorted();
}
