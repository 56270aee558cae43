import { useEffect, useRef } from 'react';
import { drawReadingAnt, type Headline, layOutHeadlines } from './draw-reading-ant.ts';
import { type AntColours, drawWalkingAnt } from './draw-walking-ant.ts';

/** Seconds into the walk at which the ant stands well; the still frame shows it. */
const STILL_AT = 1.3;
const tokens: Record<keyof AntColours, string> = {
  ink: '--text',
  line: '--line',
  faint: '--text-off',
  accent: '--accent-text',
  paper: '--surface',
  good: '--good-fill',
  bad: '--bad-fill',
};

interface Props {
  className?: string | undefined;
  /** What it reads; newspaper lines where there is nothing. */
  headlines?: readonly Headline[] | undefined;
}

const none: readonly Headline[] = [];

/** The walking ant. Stands still under reduced motion and while the page is hidden. */
export function AntCanvas({ className, headlines = none }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const walking = useRef<Walk | null>(null);
  useEffect(() => {
    walking.current = canvas.current === null ? null : walk(canvas.current);
    return () => walking.current?.stop();
  }, []);
  useEffect(() => walking.current?.read(headlines), [headlines]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex takes no focus
  return <canvas ref={canvas} className={className} aria-hidden="true" />;
}

interface Walk {
  read(headlines: readonly Headline[]): void;
  stop(): void;
}

function walk(canvas: HTMLCanvasElement): Walk | null {
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  let colours = readColours(canvas);
  let rows = layOutHeadlines(pen, none);
  let frame = 0;
  let startedAt: number | undefined;

  const draw = (time: number) => {
    const ratio = Math.min(3, Math.max(1, window.devicePixelRatio || 1));
    const { clientWidth: width, clientHeight: height } = canvas;
    if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    const scene = { width, height, time, colours };
    if (rows.some(({ headlines }) => headlines.length > 0)) drawReadingAnt(pen, scene, rows);
    else drawWalkingAnt(pen, scene);
  };
  const step = (now: number) => {
    startedAt ??= now;
    draw(STILL_AT + (now - startedAt) / 1000);
    frame = requestAnimationFrame(step);
  };
  const run = () => {
    cancelAnimationFrame(frame);
    if (reduced.matches) draw(STILL_AT);
    else if (!document.hidden) frame = requestAnimationFrame(step);
  };
  const recolour = () => {
    colours = readColours(canvas);
    run();
  };

  const stop = new AbortController();
  document.addEventListener('visibilitychange', run, { signal: stop.signal });
  reduced.addEventListener('change', run, { signal: stop.signal });
  dark.addEventListener('change', recolour, { signal: stop.signal });
  window.addEventListener('themechange', recolour, { signal: stop.signal });
  window.addEventListener('resize', () => reduced.matches && draw(STILL_AT), { signal: stop.signal });
  run();
  return {
    read: (headlines) => {
      rows = layOutHeadlines(pen, headlines);
      run();
    },
    stop: () => {
      stop.abort();
      cancelAnimationFrame(frame);
    },
  };
}

/** A canvas takes plain colours only: the browser resolves each token as the colour of the canvas itself. */
function readColours(canvas: HTMLCanvasElement): AntColours {
  const style = getComputedStyle(canvas);
  const read = (token: string) => {
    canvas.style.color = `var(${token})`;
    return style.color;
  };
  const colours = {
    ink: read(tokens.ink),
    line: read(tokens.line),
    faint: read(tokens.faint),
    accent: read(tokens.accent),
    paper: read(tokens.paper),
    good: read(tokens.good),
    bad: read(tokens.bad),
  };
  canvas.style.removeProperty('color');
  return colours;
}
