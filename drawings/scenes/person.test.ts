import { expect, it } from 'vitest';

import { person } from './person.ts';
import { Stage } from './stage.ts';

it('steps toward a target that is out of reach, so that arms are not longer than half of the body', () => {
  const stage = new Stage(1, [500, 500]);
  const height = 100;
  const target = [200, -90, 60] as const;
  person(stage, {
    at: [0, 0, 0],
    shirt: 'blue',
    skin: 'wood',
    hair: 'short',
    height,
    right: target,
  });
  const svg = stage.toSvg(1000, 1000);
  const [x, y] = stage.at(target);
  const hands = [...svg.matchAll(/M([\d.]+) ([\d.]+)Q[^L]+L([\d.]+) ([\d.]+)"/g)].map((match) =>
    match.slice(1).map(Number),
  );
  const arm = hands.find(([, , handX = 0, handY = 0]) => Math.hypot(handX - x, handY - y) < 1) as [
    number,
    number,
    number,
    number,
  ];
  const tall = stage.at([0, 0, 0])[1] - stage.at([0, 0, height])[1];
  expect(Math.hypot(arm[2] - arm[0], arm[3] - arm[1])).toBeLessThan(tall / 2);
});
