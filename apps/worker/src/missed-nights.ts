import { seoulClock } from '@gaemi/domain/seoul-time';

/** How often a worker looks for what no worker did in the night. The first look comes long after the work of a start. */
export const MISSED_LOOK_MS = 20 * 60_000;

/** From six in Seoul on, when the nightly work has had its time. */
export const isNightOver = (now: Date): boolean => seoulClock(now) >= '06:00';
