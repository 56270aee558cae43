export interface AntColours {
  ink: string;
  line: string;
  faint: string;
  accent: string;
  paper: string;
  good: string;
  bad: string;
}

export interface Scene {
  /** CSS pixels. */
  width: number;
  height: number;
  /** Seconds since the walk began. */
  time: number;
  colours: AntColours;
}

export interface Pose extends Pick<Scene, 'time' | 'colours'> {
  pen: CanvasRenderingContext2D;
  /** Where the ant begins, where it stands, how far its body is lifted. */
  left: number;
  ground: number;
  bob: number;
  lens: { x: number; y: number; radius: number };
}

const lineLengths = [34, 58, 22, 46, 30, 64, 26, 50, 40];

/** Draws one moment of the walk: newspaper lines pass by and turn red and blue under the lens. */
export function drawWalkingAnt(pen: CanvasRenderingContext2D, scene: Scene): void {
  const ground = scene.height - 26;
  const left = scene.width / 2 - 62;
  const { time, colours, width } = scene;
  const pose: Pose = {
    time,
    colours,
    pen,
    left,
    ground,
    bob: Math.sin(scene.time * 11) * 1.2,
    lens: { x: left + 134, y: ground - 36, radius: 25 },
  };
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  drawLines(pose, false);
  stroke(pose, { colour: scene.colours.line, width: 1 }, () => {
    pen.moveTo(0, ground + 0.5);
    pen.lineTo(width, ground + 0.5);
  });
  drawUnderLens(pose, () => drawLines(pose, true));
  drawAnt(pose);
}

/** The ant with its lens, whose content is drawn before. */
export function drawAnt(pose: Pose): void {
  drawRim(pose);
  drawLegs(pose);
  drawBody(pose);
  drawHead(pose);
}

export function stroke({ pen }: Pick<Pose, 'pen'>, look: { colour: string; width: number }, path: () => void): void {
  pen.strokeStyle = look.colour;
  pen.lineWidth = look.width;
  pen.beginPath();
  path();
  pen.stroke();
}

function drawLines(pose: Pose, underLens: boolean): void {
  const { pen, time, colours, lens } = pose;
  for (let row = 0; row < 3; row += 1) {
    for (let word = -1; word < 9; word += 1) {
      const length = lineLengths[(word + 9) % 9] ?? 0;
      const x = ((((word * 74 - time * 46 + row * 29) % 666) + 666) % 666) - 90;
      const y = lens.y - 16 + row * 16;
      const judged = [colours.good, colours.bad, colours.faint][(word + row + 3) % 3] ?? colours.faint;
      stroke(pose, { colour: underLens ? judged : colours.line, width: underLens ? 6.5 : 4 }, () => {
        pen.moveTo(x, y);
        pen.lineTo(x + length, y);
      });
    }
  }
}

/** What the lens shows, on paper. */
export function drawUnderLens(
  { pen, colours, lens }: Pick<Pose, 'pen' | 'colours' | 'lens'>,
  content: () => void,
): void {
  pen.save();
  pen.beginPath();
  pen.arc(lens.x, lens.y, lens.radius, 0, 7);
  pen.fillStyle = colours.paper;
  pen.fill();
  pen.clip();
  content();
  pen.restore();
}

/** From the rim down to the ant's arm. */
function computeHandle({ lens: { x, y, radius } }: Pose) {
  return {
    from: { x: x - 0.74 * radius, y: y + 0.76 * radius },
    to: { x: x - 0.74 * radius - 12.5, y: y + 0.76 * radius + 7 },
  };
}

function drawRim(pose: Pose): void {
  const { pen, colours, lens, bob } = pose;
  const { from, to } = computeHandle(pose);
  stroke(pose, { colour: colours.accent, width: 4.5 }, () => pen.arc(lens.x, lens.y, lens.radius, 0, 7));
  stroke(pose, { colour: colours.accent, width: 6 }, () => {
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y + bob * 0.4);
  });
}

/** Hip and step of each leg: two tripods in turn; the last three are the far ones. */
const legs = [
  [50, 0],
  [58, 1],
  [66, 0],
  [48, 1],
  [57, 0],
  [67, 1],
] as const;

function drawLegs(pose: Pose): void {
  const { pen, time, colours, left, ground, bob } = pose;
  const { to: hand } = computeHandle(pose);
  legs.forEach(([hip, step], index) => {
    const phase = time * 11 + step * Math.PI;
    const lift = Math.max(0, Math.cos(phase)) * 7;
    const spread = (index % 3) - 1;
    const hipX = left + hip;
    const hipY = ground - 27 + bob;
    const footX = hipX + spread * 17 + Math.sin(phase) * 9;
    pen.globalAlpha = index > 2 ? 0.45 : 1;
    stroke(pose, { colour: colours.ink, width: 3.6 }, () => {
      pen.moveTo(hipX, hipY);
      pen.lineTo((hipX + footX) / 2 + spread * 7, hipY + 3 - lift * 0.4);
      pen.lineTo(footX, ground - 2 - lift);
    });
  });
  pen.globalAlpha = 1;
  stroke(pose, { colour: colours.ink, width: 3.6 }, () => {
    pen.moveTo(left + 68, ground - 31 + bob);
    pen.lineTo(left + 86, ground - 20 + bob * 0.5);
    pen.lineTo(hand.x + 1, hand.y);
  });
}

function drawBody(pose: Pose): void {
  const { pen, colours, left, ground, bob } = pose;
  const parts = [
    [22, -38, 25, 17, -0.2],
    [56, -33, 13, 10, 0],
    [82, -47, 17, 15.5, 0.1],
  ] as const;
  pen.fillStyle = colours.ink;
  for (const [x, y, width, height, tilt] of parts) {
    pen.beginPath();
    pen.ellipse(left + x, ground + y + bob, width, height, tilt, 0, 7);
    pen.fill();
  }
  pen.save();
  pen.beginPath();
  pen.ellipse(left + 22, ground - 38 + bob, 25, 17, -0.2, 0, 7);
  pen.clip();
  pen.globalAlpha = 0.28;
  for (const [x, y] of [
    [-2, -34],
    [-13, -32],
  ] as const) {
    stroke(pose, { colour: colours.paper, width: 2.2 }, () =>
      pen.ellipse(left + x, ground + y + bob, 25, 22, -0.2, -1.3, 1.3),
    );
  }
  pen.restore();
}

function drawHead(pose: Pose): void {
  const { pen, time, colours, left, ground, bob } = pose;
  const dot = (colour: string, [x, y, radius]: readonly [number, number, number]) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(left + x, ground + y + bob, radius, 0, 7);
    pen.fill();
  };
  dot(colours.paper, [88, -50, 4.6]);
  dot(colours.ink, [89.6, -49.6, 2.3]);
  stroke(pose, { colour: colours.paper, width: 1.8 }, () => pen.arc(left + 89, ground - 43.5 + bob, 4, 0.3, 1.7));
  for (const [from, tip, y, shift] of [
    [86, 102, -78, 0],
    [79, 92, -82, 1],
  ] as const) {
    const sway = Math.sin(time * 5 + shift) * 2;
    stroke(pose, { colour: colours.ink, width: 2.8 }, () => {
      pen.moveTo(left + from, ground - 60 + bob);
      pen.quadraticCurveTo(left + from + 3, ground + y + 4, left + tip, ground + y + sway + bob);
    });
    dot(colours.ink, [tip, y + sway, 2.2]);
  }
}
