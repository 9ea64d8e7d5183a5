/** One hall in Incheon, from the same place in three eras: its ground, floor, walls behind, and the line of the page. */
import type { Vec } from '../kit/geometry.ts';
import { color, INK, tinted, type Material } from '../kit/paint.ts';
import type { TokenName } from '@site/tokens';
import { COVER_HEIGHT, COVER_LINE, COVER_WIDTH } from './size.ts';
import { FINE, type Plant, Stage } from './stage.ts';

/** The room along x and along y, the height of its walls, and the thickness of its floor. */
export const ROOM = { length: 800, depth: 460, height: 112, slab: 26 } as const;

/** The materials of an era. */
export interface Era {
  readonly ground: TokenName;
  readonly wall: Material;
  readonly floor: string;
  readonly slab: Material;
  /** Lines between the boards or tiles of the floor. */
  readonly joints: string;
  readonly line: string;
}

/** Draws everything behind the contents of the room, and returns the stage on which they are drawn. */
export function createEraRoom({ ground, wall, floor, slab: base, joints }: Era): Stage {
  const stage = new Stage(1, [840, 132]);
  const { length, depth, height, slab } = ROOM;
  stage.raw(
    `<path fill="${color(ground)}" d="M-10 -10H${COVER_WIDTH + 10}V${COVER_HEIGHT + 10}H-10Z"/>`,
  );
  const z = -slab;
  stage.polygon([[-70, -60, z], [length + 760, -60, z], [length + 760, depth + 80, z], [-70, depth + 80, z]], tinted('shell', 'top'), 0); // prettier-ignore
  const wood: Plant[] = [];
  for (let index = 0; index < 19; index += 1)
    wood.push([(index * 5) % 3 ? 'conifer' : 'tree', 20 + index * 66, -104 - (index % 2) * 34, 84 + ((index * 13) % 5) * 8]); // prettier-ignore
  for (let index = 0; index < 9; index += 1)
    wood.push([(index * 2) % 3 ? 'conifer' : 'tree', -120 - (index % 2) * 40, -60 + index * 66, 82 + ((index * 11) % 5) * 8]); // prettier-ignore
  stage.plants(wood);
  stage.shadow([0, depth, z], [length, depth, z], [length, 0, z], [length + 26, 16, z], [length + 26, depth - 6, z]); // prettier-ignore
  stage.front([0, depth, z], length, slab, tinted(base, 'left'));
  stage.side([length, 0, z], depth, slab, tinted(base, 'right'));
  stage.flat([0, 0, 0], length, depth, floor);
  for (let y = 46; y < depth; y += 46) stage.segment([2, y, 0], [length - 2, y, 0], joints, 1.2);
  stage.front([0, 0, 0], length, height, tinted(wall, 'left'));
  stage.side([0, 0, 0], depth, height, tinted(wall, 'right'));
  stage.polygon([[0, depth, height], [0, 0, height], [length, 0, height], [length, -9, height], [-9, -9, height], [-9, depth, height]], tinted('dark', 'left'), 1.6); // prettier-ignore
  stage.polygon([[0, depth, 0], [0, depth, height], [-9, depth, height], [-9, depth, 0]], tinted('dark', 'top'), 1.6); // prettier-ignore
  return stage;
}

/** A window in the wall behind, with its panes. */
export function backWindow(
  stage: Stage,
  [x, z]: readonly [number, number],
  [w, h]: readonly [number, number],
  [across, up]: readonly [number, number],
  fill: string,
): void {
  stage.front([x, 0, z], w, h, fill, FINE);
  for (let pane = 1; pane < across; pane += 1)
    stage.segment([x + (w / across) * pane, 0, z], [x + (w / across) * pane, 0, z + h], INK, 1);
  for (let pane = 1; pane < up; pane += 1)
    stage.segment([x, 0, z + (h / up) * pane], [x + w, 0, z + (h / up) * pane], INK, 1);
}

/** A window in the wall at the left, with its panes. */
export function leftWindow(
  stage: Stage,
  [y, z]: readonly [number, number],
  [d, h]: readonly [number, number],
  [across, up]: readonly [number, number],
  fill: string,
): void {
  stage.side([0, y, z], d, h, fill, FINE);
  for (let pane = 1; pane < across; pane += 1)
    stage.segment([0, y + (d / across) * pane, z], [0, y + (d / across) * pane, z + h], INK, 1);
  for (let pane = 1; pane < up; pane += 1)
    stage.segment([0, y, z + (h / up) * pane], [0, y + d, z + (h / up) * pane], INK, 1);
}

/** The line that leaves the room and ends on the line of the page. Returns the finished drawing. */
export function finishEraRoom(stage: Stage, line: string): string {
  const { depth, slab } = ROOM;
  // Plants in the yard in front.
  stage.plants([
    ['conifer', -96, 372, 88],
    ['tree', -130, 440, 70],
    ['conifer', 220, 620, 84],
    ['tree', 150, 530, 60],
    ['conifer', 372, 560, 78],
    ['tree', 900, 384, 72],
    ['conifer', 950, 330, 88],
    ['conifer', 1010, 430, 92],
    ['tree', 1090, 300, 78],
    ['conifer', 1180, 250, 90],
    ['tree', 1240, 120, 74],
  ]);
  const start: Vec = [64, depth, -slab / 2];
  const out: Vec = [64 + slab * 0.6, depth + slab * 0.6, -slab];
  const end: Vec = [out[0], out[1] + (stage.at(out)[0] - COVER_LINE) * Math.SQRT2, -slab];
  stage.line([start, out, end], line, 4, 8);
  stage.end(end, line);
  stage.joint(start, line, 6);
  return stage.toSvg(COVER_WIDTH, COVER_HEIGHT);
}
