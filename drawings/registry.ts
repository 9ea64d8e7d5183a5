import { readContentFile } from '@site/content/library/library.ts';
import type { DrawingEntry } from '@site/content/schema/drawings.ts';
import { AREAS, type Area } from '@site/content/schema/text.ts';

import { BRAND_DRAWINGS } from './brand/index.ts';
import type { DrawingDescription, DrawingDefinition } from './description.ts';
import {
  crimpedTerminal,
  ERA_HEIGHT,
  ERA_WIDTH,
  gateway,
  highVoltageCable,
} from './figures/eras.ts';
import { CUT_HEIGHT, CUT_WIDTH, cutLine } from './figures/cut-line.ts';
import { count, COUNT_HEIGHT, COUNT_IDS, COUNT_WIDTH } from './figures/counts.ts';
import { CAR_POINTS, CAR_STAGE, CAR_VIEW, type ProductSlug } from './figures/line-car.data.ts';
import {
  LABORATORIES,
  laboratory as laboratoryRoom,
  LABORATORY_HEIGHT,
  LABORATORY_WIDTH,
} from './figures/laboratories.ts';
import { lineCar } from './figures/line-car.ts';
import { NET_ZERO_HEIGHT, NET_ZERO_WIDTH, netZeroCurve } from './figures/net-zero.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './figures/projection.ts';
import { PRODUCT_DRAWINGS, TRUNK_DRAWING } from './products/index.ts';
import { stackDrawing } from './products/stack.ts';
import {
  FIELDS,
  RECOGNITION_FORMS,
  RECOGNITION_HEIGHT,
  RECOGNITION_WIDTH,
  type Field,
} from './figures/recognitions.ts';
import { regionMap, regionSize } from './figures/region-map.ts';
import { REGION_NAMES, type Region } from '@site/content/library/regions.ts';
import { spot, SPOT_NAMES, SPOT_SIZE } from './figures/spots.ts';
import { worldMap } from './figures/world-map.ts';
import { honesty, inquiry, safety, together, VALUE_HEIGHT, VALUE_WIDTH } from './figures/values.ts';
import { standalone } from './line/standalone.ts';
import { LINE_HEIGHT, LINE_WIDTH } from './scenes/assembly-line.data.ts';
import { assemblyLine } from './scenes/assembly-line.ts';
import { busDepot, lorryDepot } from './scenes/bus-depot.ts';
import { centerRoof } from './scenes/center-roof.ts';
import { chamber } from './scenes/chamber.ts';
import { classroom, electricityClass } from './scenes/classroom.ts';
import { compliance } from './scenes/compliance.ts';
import { designRoom } from './scenes/design-room.ts';
import { duskStreet } from './scenes/dusk-street.ts';
import { EMC_HEIGHT, emcChamber } from './scenes/emc-chamber.ts';
import { energy } from './scenes/energy.ts';
import { era1974 } from './scenes/era-1974.ts';
import { era2000 } from './scenes/era-2000.ts';
import { era2024 } from './scenes/era-2024.ts';
import { gateDesk } from './scenes/gate-desk.ts';
import { harnessBoard } from './scenes/harness-board.ts';
import { jobFilm } from './scenes/job-film.ts';
import { laboratory } from './scenes/laboratory.ts';
import { lineStop } from './scenes/line-stop.ts';
import { offices } from './scenes/offices.ts';
import { openDay } from './scenes/open-day.ts';
import { partners } from './scenes/partners.ts';
import { plantCut } from './scenes/plant-cut.ts';
import { plant } from './scenes/plant.ts';
import { port } from './scenes/port.ts';
import { reception } from './scenes/reception.ts';
import { rollingChassis } from './scenes/rolling-chassis.ts';
import {
  COVER_HEIGHT,
  COVER_WIDTH,
  SCENE_HEIGHT,
  SCENE_WIDTH,
  SITE_HEIGHT,
  SITE_WIDTH,
  STAGE_HEIGHT,
  STAGE_WIDTH,
} from './scenes/size.ts';
import { siteCheonan } from './scenes/site-cheonan.ts';
import { siteIncheon } from './scenes/site-incheon.ts';
import { solar } from './scenes/solar.ts';
import { studio } from './scenes/studio.ts';
import { testBench } from './scenes/test-bench.ts';
import { town } from './scenes/town.ts';
import { training } from './scenes/training.ts';
import { volunteers } from './scenes/volunteers.ts';
import { windPark } from './scenes/wind-park.ts';
import { workshop } from './scenes/workshop.ts';
import { yard } from './scenes/yard.ts';

/** Inside the document with the colors of the page, as a file with its own colors. */
const inlineOrFile =
  (draw: () => string): DrawingDefinition['build'] =>
  ({ inline } = {}) =>
    inline ? draw() : standalone(draw());

/** A scene, by default on the sheet that most scenes share. */
const scene = (
  id: string,
  draw: () => string,
  [width, height]: readonly [number, number] = [SCENE_WIDTH, SCENE_HEIGHT],
): DrawingDefinition => ({
  id,
  kind: 'scene',
  width,
  height,
  build: inlineOrFile(draw),
});

/** A scene under the heading of a page, whose line ends at the line of the page. */
const cover = (id: string, draw: () => string): DrawingDefinition => ({
  ...scene(id, draw, [COVER_WIDTH, COVER_HEIGHT]),
  end: () => {
    const [, y] = /data-end="" cx="[\d.]+" cy="([\d.]+)"/.exec(draw()) ?? [];
    return Number(y) / COVER_HEIGHT;
  },
});

/** A part of the world with its sites. */
const region = (name: Region): DrawingDefinition => ({
  id: `map-${name}`,
  kind: 'figure',
  ...regionSize(name),
  ground: 'color-surface-inverse',
  build: inlineOrFile(() => regionMap(name)),
});

/** A value or achievement of the company; the text next to it describes it. */
const value = (
  id: string,
  draw: () => string,
  [width, height]: readonly [number, number] = [VALUE_WIDTH, VALUE_HEIGHT],
): DrawingDefinition => ({
  id,
  kind: 'figure',
  width,
  height,
  build: inlineOrFile(draw),
});

/** The portrait of a site, on the ground of the map. */
const portrait = (id: string, draw: () => string): DrawingDefinition => ({
  ...scene(id, draw, [SITE_WIDTH, SITE_HEIGHT]),
  ground: 'color-surface-inverse',
});

const STAGE = [STAGE_WIDTH, STAGE_HEIGHT] as const;
const ERA_SIZE = [ERA_WIDTH, ERA_HEIGHT] as const;

/** Every form of certificate and award in every field. */
const recognitions = (Object.keys(FIELDS) as Field[]).flatMap((field) =>
  Object.entries(RECOGNITION_FORMS).map(([form, draw]): DrawingDefinition => ({
    id: `${form}-${field}`,
    kind: 'figure',
    width: RECOGNITION_WIDTH,
    height: RECOGNITION_HEIGHT,
    build: inlineOrFile(() => draw(field)),
  })),
);

/** The car with the wires of one area or one product highlighted: a file, because pages do not begin with it. */
const highlightedCar =
  ({ width, height }: { readonly width: number; readonly height: number }) =>
  (highlighted: Area | ProductSlug): DrawingDefinition => ({
    id: `car-${highlighted}`,
    kind: 'figure',
    width,
    height,
    build: inlineOrFile(() => lineCar({ highlighted })),
  });

const all: readonly DrawingDefinition[] = [
  ...PRODUCT_DRAWINGS,
  TRUNK_DRAWING,
  ...BRAND_DRAWINGS,
  ...recognitions,
  {
    id: 'line-car',
    kind: 'figure',
    width: CAR_VIEW.width,
    height: CAR_VIEW.height,
    inline: true,
    build: () => lineCar({ linked: true }),
  },
  ...AREAS.map(highlightedCar(CAR_STAGE)),
  ...(Object.keys(CAR_POINTS) as ProductSlug[]).map(highlightedCar(CAR_VIEW)),
  ...COUNT_IDS.map((id): DrawingDefinition => ({
    id,
    kind: 'figure',
    width: COUNT_WIDTH,
    height: COUNT_HEIGHT,
    build: inlineOrFile(() => count(id)),
  })),
  {
    id: 'net-zero',
    kind: 'figure',
    width: NET_ZERO_WIDTH,
    height: NET_ZERO_HEIGHT,
    build: inlineOrFile(netZeroCurve),
  },
  {
    id: 'scene-assembly-line',
    kind: 'scene',
    width: LINE_WIDTH,
    height: LINE_HEIGHT,
    build: inlineOrFile(assemblyLine),
  },
  {
    id: 'world-map',
    kind: 'figure',
    width: MAP_WIDTH,
    height: MAP_HEIGHT,
    ground: 'color-surface-inverse',
    build: inlineOrFile(() => worldMap()),
  },
  ...REGION_NAMES.map(region),
  {
    id: 'map-world',
    kind: 'figure',
    width: MAP_WIDTH,
    height: MAP_HEIGHT,
    ground: 'color-surface-inverse',
    build: () => standalone(worldMap({ hasLeaders: true })),
  },
  {
    id: 'cut-line',
    kind: 'figure',
    width: CUT_WIDTH,
    height: CUT_HEIGHT,
    inline: true,
    build: () => cutLine(),
  },
  scene('scene-plant', plant),
  scene('scene-solar', solar),
  scene('scene-harness-board', harnessBoard),
  scene('scene-laboratory', laboratory),
  scene('scene-test-bench', testBench),
  scene('scene-port', port),
  scene('scene-volunteers', volunteers),
  scene('scene-classroom', classroom),
  scene('scene-electricity-class', electricityClass),
  scene('scene-gate-desk', gateDesk),
  scene('scene-partners', partners),
  scene('scene-compliance', compliance),
  scene('scene-reception', reception, STAGE),
  cover('scene-training', training),
  cover('scene-studio', studio),
  scene('scene-design-room', designRoom, STAGE),
  scene('scene-emc-chamber', emcChamber, [STAGE_WIDTH, EMC_HEIGHT]),
  scene('scene-chamber', chamber),
  cover('scene-yard', yard),
  cover('scene-town', town),
  cover('scene-plants', plantCut),
  cover('scene-energy', energy),
  cover('scene-workshop', workshop),
  scene('scene-line-stop', lineStop),
  cover('scene-offices', offices),
  cover('scene-rolling-chassis', rollingChassis),
  scene('scene-open-day', openDay),
  cover('scene-era-1974', era1974),
  cover('scene-era-2000', era2000),
  cover('scene-era-2024', era2024),
  cover('scene-dusk-street', duskStreet),
  scene('scene-wind-park', windPark),
  scene('scene-bus-depot', busDepot),
  scene('scene-lorry-depot', lorryDepot),
  scene('scene-center-roof', centerRoof),
  scene('scene-job-film', jobFilm),
  portrait('site-incheon', siteIncheon),
  portrait('site-cheonan', siteCheonan),
  value('value-honesty', honesty),
  value('value-safety', safety),
  value('value-inquiry', inquiry),
  value('value-together', together),
  ...SPOT_NAMES.map((name) => value(`spot-${name}`, () => spot(name), [SPOT_SIZE, SPOT_SIZE])),
  ...LABORATORIES.map((name) =>
    value(`laboratory-${name}`, () => laboratoryRoom(name), [LABORATORY_WIDTH, LABORATORY_HEIGHT]),
  ),
  value('era-crimped-terminal', crimpedTerminal, ERA_SIZE),
  value('era-high-voltage-cable', highVoltageCable, ERA_SIZE),
  value('era-gateway', gateway, ERA_SIZE),
];

/** The content check validates them. The preview of `npm run edit` has other content than the project. */
const entries = readContentFile('content/drawings.json', process.env['CONTENT_ROOT']) as Readonly<
  Record<string, DrawingEntry>
>;

/** The drawings of the site by name: those in `content/drawings.json`, each with its alternative text. */
export const DRAWINGS: Readonly<Record<string, DrawingDescription>> = Object.fromEntries(
  Object.entries(entries).flatMap(([id, { alt, stack }]) => {
    const drawing =
      all.find((candidate) => candidate.id === id) ?? (stack && stackDrawing(id, stack));
    return drawing ? [[id, { ...drawing, alt }]] : [];
  }),
);
