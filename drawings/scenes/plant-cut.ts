import type { Vec } from '../kit/geometry.ts';
import { color, INK, PAPER, tinted, type Material } from '../kit/paint.ts';
import { coordinate } from '../line/path.ts';
import { person } from './person.ts';
import { basin, crate, pipe, press, tank } from './plant-cut-parts.ts';
import { car, dot, monitor } from './props.ts';
import { COVER_HEIGHT, COVER_LINE, COVER_WIDTH } from './size.ts';
import { FINE, type Plant, Stage } from './stage.ts';

/** The thickness of the slab; the hall along x and along y, and up to its eaves. */
const [S, L, D, T] = [44, 760, 460, 96];
/** The pipe rack: its place along y, and its height. */
const [RY, RZ] = [106, 78];
/** The sawtooth roof over the back half, cut at RD: its teeth, how wide and how high each is. */
const [RD, N, UP] = [122, 6, 42];
const P = L / N;
const [GREEN, BLUE, HOT] = [
  color('color-area-second'),
  color('color-area-first'),
  color('color-area-hv'),
];

/** A place on the ground outside, which is as far below the floor as the slab is thick. */
const yard = (x: number, y: number): Vec => [x + S * 1.225, y + S * 1.225, 0];

/** The lorry at the dock. */
function lorry(st: Stage, x: number, y: number): void {
  st.shadow([x, y + 36, -S], [x + 128, y + 36, -S], [x + 138, y + 8, -S], [x + 120, y, -S]);
  st.box([x, y, -20], [84, 38, 46], 'plastic');
  st.segment([x + 6, y + 38, -4], [x + 78, y + 38, -4], GREEN, 5);
  st.box([x + 88, y + 2, -20], [28, 34, 34], 'green');
  st.side([x + 116, y + 7, -4], 24, 14, tinted('dark', 'left'), FINE);
  st.front([x + 93, y + 36, -4], 16, 12, tinted('dark', 'left'), FINE);
  for (const a of [16, 34, 70, 100]) {
    const [cx, cy] = st.at([x + a, y + 38, -22]);
    st.raw(
      `<ellipse cx="${coordinate(cx)}" cy="${coordinate(cy)}" rx="8" ry="10" transform="rotate(-16 ${coordinate(cx)} ${coordinate(cy)})" fill="${tinted('rubber', 'left')}" stroke="${INK}" stroke-width="2"/><circle cx="${coordinate(cx)}" cy="${coordinate(cy)}" r="3" fill="${tinted('metal', 'top')}"/>`,
    );
  }
}

/** Draws grass, asphalt, the road, and the wood behind. */
function drawGround(st: Stage): void {
  st.raw(
    `<path d="M-40 0H${COVER_WIDTH + 40}V${COVER_HEIGHT}H-40Z" fill="${color('color-surface-second')}"/>`,
  );
  // The asphalt around the hall, and the road from the dock to the lower edge.
  st.polygon(
    [
      yard(-40, D - 60),
      yard(-40, D + 40),
      yard(L + 150, D + 40),
      yard(L + 150, -60),
      yard(L - 20, -60),
    ],
    tinted('shell', 'top'),
    0,
  );
  st.polygon(
    [yard(L + 150, -260), yard(L + 214, -260), yard(L + 214, 900), yard(L + 150, 900)],
    tinted('shell', 'left'),
    0,
  );
  for (let k = -6; k < 18; k++)
    st.segment(yard(L + 182, k * 46), yard(L + 182, k * 46 + 20), PAPER, 3);
  // wood behind, both sides
  const wood: Plant[] = [];
  for (let i = 0; i < 19; i++)
    for (let r = 0; r < (i < 15 ? 3 : 2); r++)
      wood.push([
        (i * 5 + r * 3) % 4 ? 'conifer' : 'tree',
        40 + i * 64 + (r % 2) * 30,
        -74 - r * 40 - ((i * 7) % 3) * 6,
        84 + ((i * 13 + r * 7) % 5) * 9,
      ]);
  for (let i = 0; i < 13; i++)
    for (let r = 0; r < (i < 8 ? 3 : 2); r++)
      wood.push([
        (i + r) % 3 ? 'conifer' : 'tree',
        -70 - r * 40,
        -30 + i * 60 + (r % 2) * 28,
        80 + ((i * 11 + r * 5) % 5) * 9,
      ]);
  // The wood goes on beyond the sides of the picture.
  for (let index = 0; index < 46; index += 1) {
    const isRight = index >= 26;
    const [row, column] = isRight ? [(index - 26) % 5, Math.floor((index - 26) / 5)] : [index % 6, Math.floor(index / 6)]; // prettier-ignore
    const across = isRight ? 1800 + column * 40 + (row % 2) * 22 : 8 + column * 52 + (row % 2) * 26;
    const [x, y] = st.placeAt([across, (isRight ? 396 : 228) + row * 44 + ((index * 7) % 5) * 6]);
    wood.push([(index * 5) % 3 ? 'conifer' : 'tree', x, y, 80 + ((index * 11) % 5) * 9]);
  }
  st.plants(wood);
}

/** Draws the slab, cut in front, with the rainwater tank and the ducts in it; the floor and its lanes. */
function drawSlab(st: Stage): void {
  st.shadow([0, D, -S], [L, D, -S], [L + 24, D - 8, -S], [L + 24, 10, -S], [L, 0, -S]);
  st.front([0, D, -S], L, S, tinted('dark', 'left'));
  st.side([L, 0, -S], D, S, tinted('dark', 'right'));
  st.segment([0, D, -9], [L, D, -9], tinted('dark', 'highlight'), 1.2);
  st.segment([L, 0, -9], [L, D, -9], tinted('dark', 'highlight'), 1.2);
  // The rainwater tank and the pipes in the cut of the slab.
  st.front([290, D, -S + 6], 230, 26, tinted('shell', 'top'), 1.4);
  st.front([294, D, -S + 8], 222, 17, tinted('blue', 'top'), 1);
  st.segment([294, D, -S + 25], [516, D, -S + 25], tinted('blue', 'left'), 2);
  for (let k = 0; k < 6; k++)
    st.segment(
      [312 + k * 34, D, -S + 14 + (k % 2) * 4],
      [330 + k * 34, D, -S + 14 + (k % 2) * 4],
      PAPER,
      1.6,
    );
  for (const [x, p] of [
    [70, HOT],
    [100, GREEN],
    [130, BLUE],
    [610, GREEN],
    [640, BLUE],
  ] as const) {
    const [a, b] = st.at([x, D, -18]);
    st.raw(
      `<ellipse cx="${coordinate(a)}" cy="${coordinate(b)}" rx="6" ry="7.5" transform="rotate(-20 ${coordinate(a)} ${coordinate(b)})" fill="${p}" stroke="${PAPER}" stroke-width="1.6"/>`,
    );
  }
  for (const [y, p] of [
    [90, BLUE],
    [120, GREEN],
    [340, HOT],
  ] as const) {
    const [a, b] = st.at([L, y, -18]);
    st.raw(
      `<ellipse cx="${coordinate(a)}" cy="${coordinate(b)}" rx="6" ry="7.5" transform="rotate(20 ${coordinate(a)} ${coordinate(b)})" fill="${p}" stroke="${PAPER}" stroke-width="1.6"/>`,
    );
  }
  // The floor and its lanes.
  st.flat([0, 0, 0], L, D, color('color-surface'));
  st.flat([0, 214, 0], L, 44, color('color-surface-second'), 0);
  st.flat([0, 342, 0], L, 34, color('color-surface-second'), 0);
  for (const y of [214, 258, 342, 376])
    st.segment([6, y, 0], [L - 6, y, 0], tinted('green', 'highlight'), 1.6);
}

/** Draws the walls behind, cut at their ends. */
function drawWalls(st: Stage): void {
  st.front([0, 0, 0], L, T, tinted('plastic', 'left'));
  st.side([0, 0, 0], D, T, tinted('plastic', 'right'));
  for (let i = 0; i < 6; i++) {
    st.side([0, 232 + i * 37, 44], 27, 34, color('color-surface-second'), FINE);
    st.segment([0, 245.5 + i * 37, 44], [0, 245.5 + i * 37, 78], INK, 1);
  }
  st.wallEdges([0, 0], [L, D, T], 9, 1.6);
  // The blue band that every plant of the company has.
  st.segment([0, 0, 26], [L, 0, 26], BLUE, 4);
  st.segment([0, 0, 26], [0, D, 26], BLUE, 4);
  // Doors in the back wall, between the machines.
  for (const x of [150, 330, 510]) {
    st.front([x, 0, 0], 34, 58, tinted('shell', 'right'), FINE);
    st.segment([x + 17, 0, 0], [x + 17, 0, 58], INK, 1);
  }
}

/** Draws the pipe rack along the cut of the roof: power, water, heat. */
function drawRack(st: Stage): void {
  for (const x of [14, 200, 386, 572, L - 14]) {
    st.segment([x, RY, 0], [x, RY, RZ - 8], INK, 6);
    st.segment([x, RY, 0], [x, RY, RZ - 8], tinted('shell', 'right'), 2.6);
    st.segment([x, RY - 14, RZ - 8], [x, RY + 26, RZ - 8], INK, 5);
  }
  pipe(
    st,
    [
      [0, RY - 10, RZ],
      [L - 6, RY - 10, RZ],
    ],
    tinted('green', 'left'),
    7,
  );
  pipe(
    st,
    [
      [0, RY + 4, RZ],
      [L - 6, RY + 4, RZ],
    ],
    tinted('blue', 'left'),
    7,
  );
  pipe(
    st,
    [
      [0, RY + 18, RZ],
      [L - 6, RY + 18, RZ],
    ],
    tinted('orange', 'left'),
    7,
  );
  for (const x of [200, 386, 572])
    for (const d of [-10, 4, 18]) {
      const [a, b] = st.at([x, RY + d, RZ + 3]);
      st.raw(
        `<circle cx="${coordinate(a)}" cy="${coordinate(b)}" r="3" fill="${PAPER}" stroke="${INK}" stroke-width="1.2"/>`,
      );
    }
}

/** Draws the roof with its modules and trusses, the columns at the cut, and the supplies that come down. */
function drawRoof(st: Stage): void {
  for (let i = 0; i < N; i++) {
    const x0 = i * P;
    const on = (a: number, y: number): Vec => [x0 + P * a, y, T + UP * (1 - a)];
    // The truss under the slope, in the cut.
    st.polygon(
      [
        [x0, RD, T],
        [x0, RD, T + UP],
        [x0 + P, RD, T],
      ],
      tinted('plastic', 'top'),
      0,
    );
    for (const a of [0.25, 0.5, 0.75]) {
      st.segment([x0 + P * a, RD, T], on(a, RD), INK, 2);
    }
    st.segment([x0, RD, T], on(0.25, RD), INK, 2);
    st.segment([x0 + P * 0.25, RD, T], on(0.5, RD), INK, 2);
    st.segment([x0 + P * 0.5, RD, T], on(0.75, RD), INK, 2);
    // The slope and its modules.
    st.polygon([on(0, -9), on(1, -9), on(1, RD), on(0, RD)], tinted('shell', 'left'));
    for (let r = 0; r < 3; r++) {
      const y = 1 + r * 40;
      st.polygon(
        [on(0.1, y), on(0.9, y), on(0.9, y + 34), on(0.1, y + 34)],
        tinted('dark', 'left'),
        FINE,
      );
      for (const a of [0.3, 0.5, 0.7])
        st.segment(on(a, y), on(a, y + 34), tinted('dark', 'highlight'), 1);
      st.segment(on(0.1, y + 17), on(0.9, y + 17), tinted('dark', 'highlight'), 1);
    }
    // The cut edge of the roof.
    st.polygon(
      [
        [x0, RD, T],
        [x0, RD, T + UP],
        on(1, RD),
        [x0 + P, RD, T],
        [x0 + P - 14, RD, T],
        [x0 + 9, RD, T + UP - 12],
        [x0 + 9, RD, T],
      ],
      tinted('dark', 'right'),
      1.4,
    );
    st.segment([x0, RD, T], [x0 + P, RD, T], INK, 4);
  }
  // The right gable of the last tooth.
  st.side([L, -9, T - 6], RD + 9, 6, tinted('dark', 'left'), 1.4);
  // Columns along the cut.
  for (let i = 0; i <= N; i += 2) {
    const x = Math.min(L - 8, Math.max(2, i * P));
    st.box([x - 3, RD - 5, 0], [9, 9, T], 'shell');
  }
  // Power from the modules down to the rack.
  for (const i of [0, 1, 2, 3, 4, 5]) {
    const x = i * P + 40;
    st.segment([x, RD, T], [x, RD, RZ + 6], INK, 7);
    st.segment([x, RD, T], [x, RD, RZ + 6], tinted('green', 'left'), 4);
  }
  // Air and power from the rack to the presses.
  for (const x of [74, 212, 350, 488, 626])
    pipe(
      st,
      [
        [x, RY + 4, RZ],
        [x, RY + 4, RZ - 2],
        [x, 158, RZ - 2],
        [x, 158, 72],
      ],
      tinted('blue', 'left'),
      4,
    );
}

/** Draws five presses under the roof. */
function drawPresses(st: Stage): void {
  const presses: [number, Material, string][] = [
    [40, 'blue', GREEN],
    [178, 'blue', GREEN],
    [316, 'blue', HOT],
    [454, 'blue', GREEN],
    [592, 'blue', GREEN],
  ];
  for (const [x, m, lamp] of presses) {
    press(st, [x, 146], m, lamp === HOT ? HOT : tinted('green', 'top'));
    crate(st, [x + 78, 178], 'shell', 14, 22);
  }
  // People between the presses and the lane.
  person(st, {
    at: [86, 240, 0],
    shirt: 'green',
    skin: 'wood',
    hair: 'short',
    height: 62,
    left: [74, 206, 34],
    right: [88, 206, 34],
  });
  person(st, {
    at: [352, 242, 0],
    shirt: 'green',
    skin: 'copper',
    hair: 'bun',
    height: 62,
    left: [344, 206, 40],
    right: [360, 206, 34],
  });
  person(st, {
    at: [640, 240, 0],
    shirt: 'green',
    skin: 'wood',
    hair: 'short',
    height: 62,
    left: [630, 206, 36],
  });
}

/** Draws harness boards on a carousel, one of them stopped, and the test bench at the end of the line. */
function drawBoards(st: Stage): void {
  st.shadow([40, 330, 0], [530, 330, 0], [530, 336, 0], [40, 336, 0]);
  st.box([36, 286, 0], [500, 40, 12], 'shell');
  st.segment([44, 326, 6], [528, 326, 6], GREEN, 3);
  for (let i = 0; i < 5; i++) {
    const x = 48 + i * 98;
    st.segment([x + 8, 300, 12], [x + 8, 300, 22], INK, 4);
    st.segment([x + 72, 300, 12], [x + 72, 300, 22], INK, 4);
    // A tilted board that faces the viewer.
    const on = (u: number, v: number): Vec => [x + u, 308 - v * 0.42, 20 + v * 0.9];
    st.polygon([on(0, 0), on(80, 0), on(80, 56), on(0, 56)], tinted('wood', 'top'));
    const cols = [
      tinted('blue', 'left'),
      tinted('orange', 'left'),
      tinted('dark', 'left'),
      tinted('green', 'left'),
    ];
    st.line([on(8, 30), on(72, 30)], INK, 4, 2);
    [
      [18, 30, 18, 46],
      [34, 30, 44, 12],
      [54, 30, 54, 46],
      [64, 30, 70, 14],
    ].forEach(([a, b, cc, d], k) => {
      st.line([on(a!, b!), on(cc!, d!)], cols[k]!, 3, 2);
      const [px, py] = st.at(on(cc!, d!));
      st.raw(
        `<rect x="${coordinate(px - 4)}" y="${coordinate(py - 3)}" width="8" height="6" rx="1" fill="${PAPER}" stroke="${INK}" stroke-width="1.3"/>`,
      );
    });
    if (i !== 2)
      person(st, {
        at: [x + 44, 344, 0],
        shirt: (['green', 'blue', 'green', 'green', 'blue'] as const)[i]!,
        skin: i % 2 ? 'copper' : 'wood',
        hair: i % 2 ? 'bun' : 'short',
        height: 62,
        left: [x + 30, 306, 36],
        right: [x + 54, 306, 44],
      });
  }
  // The stopped board has an orange lamp.
  {
    const x = 48 + 2 * 98;
    st.segment([x + 84, 320, 12], [x + 84, 320, 96], INK, 3);
    dot(st, [x + 84, 320, 98], 6, HOT, 1.6);
  }
  // The test bench at the end of the line.
  st.box([566, 276, 0], [74, 50, 30], 'shell');
  monitor(st, [580, 292, 30], { width: 40, height: 26, lit: color('color-area-second') });
  person(st, {
    at: [606, 352, 0],
    shirt: 'violet',
    skin: 'wood',
    hair: 'short',
    height: 62,
    left: [596, 318, 34],
    right: [612, 318, 34],
  });
}

/** Draws water treatment, heat exchanger and sorted waste; every pipe bends at right angles in space. */
function drawTreatment(st: Stage): void {
  tank(st, [52, 408, 0], 24, 62, 'blue', PAPER);
  tank(st, [108, 416, 0], 24, 62, 'blue', PAPER);
  basin(st, [150, 392], 120, 52, 18, tinted('blue', 'top'));
  basin(st, [286, 392], 120, 52, 18, tinted('blue', 'highlight'));
  st.box([424, 396, 0], [44, 40, 34], 'green');
  st.front([430, 436, 10], 30, 16, tinted('green', 'right'), FINE);
  st.flat([432, 402, 34], 26, 26, tinted('dark', 'left'), FINE);
  // The heat exchanger.
  st.box([500, 394, 0], [70, 44, 46], 'orange');
  for (let k = 0; k < 7; k++) st.segment([508 + k * 9, 438, 8], [508 + k * 9, 438, 38], INK, 1.2);
  for (const [i, m] of (['copper', 'green', 'blue', 'shell'] as const).entries())
    crate(st, [598 + i * 36, 402], m, 24, 28);
  // Pipes down from the rack bend by 90° only.
  pipe(
    st,
    [
      [28, RY + 4, RZ],
      [28, 408, RZ],
      [52, 408, RZ],
      [52, 408, 60],
    ],
    tinted('blue', 'left'),
    6,
  );
  pipe(
    st,
    [
      [108, 416, 64],
      [108, 416, 74],
      [180, 416, 74],
      [180, 416, 20],
    ],
    tinted('blue', 'left'),
    6,
  );
  pipe(
    st,
    [
      [270, 420, 10],
      [286, 420, 10],
    ],
    tinted('blue', 'left'),
    6,
  );
  pipe(
    st,
    [
      [406, 420, 10],
      [424, 420, 10],
    ],
    tinted('blue', 'left'),
    6,
  );
  pipe(
    st,
    [
      [446, 414, 36],
      [446, 414, 64],
      [446, 370, 64],
      [446, 370, 4],
    ],
    tinted('blue', 'left'),
    5,
  );
  pipe(
    st,
    [
      [566, RY + 18, RZ],
      [566, 414, RZ],
      [545, 414, RZ],
      [545, 414, 46],
    ],
    tinted('orange', 'left'),
    6,
  );
  person(st, {
    at: [230, 460 - 6, 0],
    shirt: 'blue',
    skin: 'copper',
    hair: 'short',
    height: 62,
    left: [222, 440, 26],
  });
}

/**
 * Draws the yard: the dock, cars under a charging roof, the pond; the power line, which ends on the line of the page.
 */
function drawYard(st: Stage): void {
  lorry(st, L + 8, 262);
  // The charging roof over two cars.
  for (const [x, y, m] of [
    [L + 34, 30, 'blue'],
    [L + 34, 92, 'shell'],
  ] as const)
    car(st, [yard(x, y)[0], yard(x, y)[1]], m);
  for (const [x, y] of [
    [L + 130, 20],
    [L + 130, 146],
  ] as const)
    st.box([x, y, -S], [6, 6, 74], 'shell');
  st.polygon(
    [
      [L + 20, 6, 20],
      [L + 140, 6, 34],
      [L + 140, 160, 34],
      [L + 20, 160, 20],
    ],
    tinted('dark', 'left'),
  );
  for (let k = 1; k < 5; k++)
    st.segment(
      [L + 20 + k * 24, 6, 20 + k * 2.8],
      [L + 20 + k * 24, 160, 20 + k * 2.8],
      tinted('dark', 'highlight'),
      1,
    );
  for (let k = 1; k < 5; k++)
    st.segment([L + 20, 6 + k * 31, 20], [L + 140, 6 + k * 31, 34], tinted('dark', 'highlight'), 1);
  // The pond for the rain of the roof. The power line leads from the slab to the line of the page.
  const P0 = yard(120, D + 70);
  const pond = (a: number, b: number): Vec => [P0[0] + a, P0[1] + b, 0];
  st.polygon(
    [
      pond(16, 0),
      pond(190, 0),
      pond(206, 16),
      pond(206, 84),
      pond(190, 100),
      pond(16, 100),
      pond(0, 84),
      pond(0, 16),
    ],
    tinted('shell', 'left'),
    2,
  );
  st.polygon(
    [
      pond(24, 10),
      pond(182, 10),
      pond(196, 22),
      pond(196, 80),
      pond(182, 92),
      pond(24, 92),
      pond(10, 80),
      pond(10, 22),
    ],
    tinted('blue', 'highlight'),
    1.2,
  );
  for (const [a, b, w] of [
    [40, 34, 40],
    [96, 60, 52],
    [130, 28, 34],
    [56, 76, 30],
  ] as const)
    st.segment(pond(a, b), pond(a + w, b), PAPER, 2.4);
  pipe(
    st,
    [[250, D, -22], yard(250, D), yard(250, D + 70), yard(250, D + 84)],
    tinted('blue', 'left'),
    5,
  );
  const out = yard(70, D);
  const end: Vec = [out[0], out[1] + (st.at(out)[0] - COVER_LINE) / Math.SQRT1_2, 0];
  st.line([[70, D, -22], out, end], GREEN, 4, 8);
  st.end(end, GREEN);
  st.joint([70, D, -22], GREEN, 6);
}

/** Draws the plants before the hall, and the person at the pond. */
function drawFront(st: Stage): void {
  const front: Plant[] = [];
  for (const [k, a, b, h] of [
    ['conifer', -36, 60, 84],
    ['tree', 2, 40, 70],
    ['conifer', -52, 118, 92],
    ['tree', 20, 196, 74],
    ['conifer', 56, 176, 80],
    ['conifer', 150, 196, 84],
    ['tree', 130, 250, 74],
    ['conifer', 200, 240, 78],
    ['tree', 330, 210, 80],
    ['conifer', 300, 240, 88],
    ['conifer', 380, 90, 76],
    ['tree', 420, 100, 66],
    ['conifer', 470, 84, 84],
    ['tree', 560, 90, 70],
  ] as const) {
    const q = yard(a, D + b);
    front.push([k, q[0], q[1], h]);
  }
  for (const [k, a, b, h] of [
    ['conifer', 250, -170, 92],
    ['tree', 268, -120, 78],
    ['conifer', 246, -60, 84],
    ['conifer', 290, -20, 96],
    ['tree', 250, 40, 72],
    ['conifer', 262, 120, 84],
    ['tree', 300, 150, 80],
    ['conifer', 250, 210, 88],
    ['tree', 262, 300, 74],
    ['conifer', 300, 330, 92],
    ['conifer', 330, 60, 96],
    ['tree', 340, -90, 84],
  ] as const) {
    const q = yard(L + a, b);
    front.push([k, q[0], q[1], h]);
  }
  st.plants(front);
  person(st, {
    at: yard(176, D + 34),
    shirt: 'orange',
    skin: 'wood',
    hair: 'short',
    height: 62,
    facing: true,
  });
}

/** A plant cut open along its depth, as wide as the window. */
export function plantCut(): string {
  const stage = new Stage(1, [840, 130]);
  for (const draw of [
    drawGround,
    drawSlab,
    drawWalls,
    drawRack,
    drawRoof,
    drawPresses,
    drawBoards,
    drawTreatment,
    drawYard,
    drawFront,
  ])
    draw(stage);
  return stage.toSvg(COVER_WIDTH, COVER_HEIGHT);
}
