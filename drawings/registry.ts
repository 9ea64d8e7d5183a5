import type { Bilingual } from '@site/content/schema/language.ts';
import { BRAND_DRAWINGS } from './brand/index.ts';
import { AREAS, type Area } from '@site/content/schema/text.ts';
import {
  crimpedTerminal,
  ERA_HEIGHT,
  ERA_WIDTH,
  gateway,
  highVoltageCable,
} from './figures/eras.ts';
import { CUT_HEIGHT, CUT_WIDTH, cutLine } from './figures/cut-line.ts';
import { CAR_HEIGHT, CAR_WIDTH } from './figures/line-car.data.ts';
import { lineCar } from './figures/line-car.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './figures/projection.ts';
import { PRODUCT_DRAWINGS } from './products/index.ts';
import {
  award,
  certificate,
  FIELDS,
  RECOGNITION_HEIGHT,
  RECOGNITION_WIDTH,
  type Field,
} from './figures/recognitions.ts';
import { regionMap, regionSize } from './figures/region-map.ts';
import type { Region } from './figures/region-maps.data.ts';
import { worldMap } from './figures/world-map.ts';
import {
  honesty,
  inquiry,
  mission,
  MISSION_HEIGHT,
  MISSION_WIDTH,
  safety,
  together,
  VALUE_HEIGHT,
  VALUE_WIDTH,
} from './figures/values.ts';
import { standalone } from './line/standalone.ts';
import { charging } from './scenes/charging.ts';
import { classroom } from './scenes/classroom.ts';
import { compliance } from './scenes/compliance.ts';
import { gateDesk } from './scenes/gate-desk.ts';
import { harnessBoard } from './scenes/harness-board.ts';
import { laboratory } from './scenes/laboratory.ts';
import { partners } from './scenes/partners.ts';
import { plant } from './scenes/plant.ts';
import { port } from './scenes/port.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './scenes/size.ts';
import { solar } from './scenes/solar.ts';
import { testBench } from './scenes/test-bench.ts';
import { volunteers } from './scenes/volunteers.ts';

export interface DrawingOptions {
  /** For use inside the document: colours are the page's custom properties. */
  readonly inline?: boolean;
}

/** One drawing: what it is called, how large, what it shows, and how it is made. */
export interface DrawingDescription {
  readonly id: string;
  readonly kind: 'product' | 'scene' | 'figure';
  /** In CSS pixels; its proportions. */
  readonly width: number;
  readonly height: number;
  /** A sentence that says what is seen; `null` for decoration. */
  readonly alt: Bilingual<string> | null;
  /** Stands inside the document instead of being a file. */
  readonly inline?: true;
  /** The surface that its colours are chosen for; the page's own unless said otherwise. */
  readonly ground?: 'color-surface' | 'color-surface-inverse';
  readonly build: (options?: DrawingOptions) => string;
}

/** A scene on the sheet that all scenes share. */
const scene = (id: string, draw: () => string, alt: Bilingual<string>): DrawingDescription => ({
  id,
  kind: 'scene',
  width: SCENE_WIDTH,
  height: SCENE_HEIGHT,
  alt,
  build: ({ inline } = {}) => (inline ? draw() : standalone(draw())),
});

/** A part of the world with the sites in it. */
const region = (name: Region, alt: Bilingual<string>): DrawingDescription => ({
  id: `map-${name}`,
  kind: 'figure',
  ...regionSize(name),
  alt,
  ground: 'color-surface-inverse',
  build: ({ inline } = {}) => (inline ? regionMap(name) : standalone(regionMap(name))),
});

/** What the company holds to, or came to make; the words beside it say it. */
const value = (
  id: string,
  draw: () => string,
  [width, height]: readonly [number, number] = [VALUE_WIDTH, VALUE_HEIGHT],
): DrawingDescription => ({
  id,
  kind: 'figure',
  width,
  height,
  alt: null,
  build: ({ inline } = {}) => (inline ? draw() : standalone(draw())),
});

const ERA_SIZE = [ERA_WIDTH, ERA_HEIGHT] as const;

/** A certificate and an award of every field; their labels are the page's. */
const recognitions = (Object.keys(FIELDS) as Field[]).flatMap((field) =>
  [
    { id: `certificate-${field}`, draw: certificate },
    { id: `award-${field}`, draw: award },
  ].map(({ id, draw }): DrawingDescription => ({
    id,
    kind: 'figure',
    width: RECOGNITION_WIDTH,
    height: RECOGNITION_HEIGHT,
    alt: null,
    build: ({ inline } = {}) => (inline ? draw(field) : standalone(draw(field))),
  })),
);

/** The car with the wires of one area lit: a file, where it is not what a page opens with. */
const litCar = (area: Area): DrawingDescription => ({
  id: `car-${area}`,
  kind: 'figure',
  width: CAR_WIDTH,
  height: CAR_HEIGHT,
  alt: null,
  build: ({ inline } = {}) =>
    inline ? lineCar({ lit: area }) : standalone(lineCar({ lit: area })),
});

const all: readonly DrawingDescription[] = [
  ...PRODUCT_DRAWINGS,
  ...BRAND_DRAWINGS,
  ...recognitions,
  {
    id: 'line-car',
    kind: 'figure',
    width: CAR_WIDTH,
    height: CAR_HEIGHT,
    alt: null,
    inline: true,
    build: () => lineCar(),
  },
  ...AREAS.map(litCar),
  {
    id: 'world-map',
    kind: 'figure',
    width: MAP_WIDTH,
    height: MAP_HEIGHT,
    alt: null,
    ground: 'color-surface-inverse',
    build: ({ inline } = {}) => (inline ? worldMap() : standalone(worldMap())),
  },
  region('korea', {
    ko: '인천의 본사와 천안의 제2공장을 표시한 한국 지도',
    en: 'Map of Korea with the head office in Incheon and plant 2 in Cheonan',
  }),
  region('asia', {
    ko: '중국, 베트남, 필리핀, 인도네시아, 인도의 사업장을 표시한 아시아 지도',
    en: 'Map of Asia with our sites in China, Vietnam, the Philippines, Indonesia and India',
  }),
  region('europe', {
    ko: '슬로바키아와 독일의 사업장을 표시한 유럽 지도',
    en: 'Map of Europe with our sites in Slovakia and Germany',
  }),
  region('americas', {
    ko: '미국과 멕시코의 사업장을 표시한 북미 지도',
    en: 'Map of North America with our sites in the USA and Mexico',
  }),
  {
    id: 'cut-line',
    kind: 'figure',
    width: CUT_WIDTH,
    height: CUT_HEIGHT,
    alt: null,
    inline: true,
    build: () => cutLine(),
  },
  scene('scene-plant', plant, {
    ko: '톱니 지붕에 태양광 모듈을 얹은 공장과 사무동. 앞을 지나는 굵은 선에서 갈라진 두 가닥이 건물로 들어가고, 하역장에 트럭이 서 있습니다.',
    en: 'A plant with offices and solar modules on its sawtooth roof. Two branches of the thick line that passes in front enter the buildings; a lorry stands at the dock.',
  }),
  scene('scene-solar', solar, {
    ko: '숲과 풍력 발전기에 둘러싸인 공장. 지붕을 덮은 태양광 모듈의 전기가 초록색 선을 따라 내려와 굵은 선에 합쳐지고, 충전기 두 대로 이어집니다.',
    en: 'A plant amid a forest, a wind turbine behind it. Power from the solar modules that cover its roof runs down a green line, joins the thick line and feeds two chargers.',
  }),
  scene('scene-harness-board', harnessBoard, {
    ko: '비스듬히 세운 조립판 앞에서 세 사람이 와이어링 하네스의 가지를 하나씩 놓고 있습니다. 옆에는 전선 릴이 실린 수레가 있습니다.',
    en: 'Three people lay the branches of a wiring harness on a slanted assembly board; a trolley with reels of wire stands beside it.',
  }),
  scene('scene-laboratory', laboratory, {
    ko: '실험대 위에 덮개를 연 제어기가 놓여 있고, 두 사람이 오실로스코프와 모니터로 신호를 살펴봅니다. 굵은 선에서 갈라진 보라색 선이 제어기로 이어집니다.',
    en: 'A control unit lies open on a laboratory bench while two people read its signals on an oscilloscope and a monitor. A violet branch of the thick line feeds it.',
  }),
  scene('scene-test-bench', testBench, {
    ko: '환경 시험기의 창 안에 와이어링 하네스가 걸려 있고, 진동 시험기 위에는 커넥터가 고정되어 있습니다. 두 사람이 시험 결과를 지켜봅니다.',
    en: 'A wiring harness hangs in the window of a climatic chamber and a connector is clamped to a shaker, while two people follow the results.',
  }),
  scene('scene-charging', charging, {
    ko: '밤에 집 앞 충전기에 연결되어 충전 중인 전기차. 길을 따라온 주황색 고전압 선이 충전기까지 이어집니다.',
    en: 'An electric car charges at night from a post in front of a house; the orange high-voltage line runs along the street to the post.',
  }),
  scene('scene-port', port, {
    ko: '안벽에 댄 컨테이너선에 크레인이 컨테이너를 싣고 있습니다. 부두에는 컨테이너가 쌓여 있고 굵은 선이 부두를 지나갑니다.',
    en: 'A crane loads a container ship at the quay. Containers stand in stacks on the dock, and the thick line runs past them.',
  }),
  scene('scene-volunteers', volunteers, {
    ko: '큰 나무들 앞에서 세 사람이 어린나무를 한 줄로 심고 있습니다. 나무마다 초록색 선의 마디가 하나씩 있습니다.',
    en: 'Three people plant young trees in a row before a stand of grown ones; at each tree the green line has a joint.',
  }),
  scene('scene-classroom', classroom, {
    ko: '교육장에서 강사가 화면의 단자 압착 단면을 가리키며 설명하고, 수강자 다섯 명이 책상 위의 커넥터 견본을 보며 듣습니다.',
    en: 'In a training room an instructor points at the section of a crimped terminal; five people listen, each with a sample connector on the desk.',
  }),
  scene('scene-gate-desk', gateDesk, {
    ko: '안내 데스크에서 방문객이 출입증을 받고 있습니다. 옆에는 출입 게이트 두 곳이 있고, 파란 선이 열린 게이트를 지나갑니다.',
    en: 'A visitor receives a pass at the reception desk. Two gates stand beside it, and a blue line leads through the open one.',
  }),
  scene('scene-partners', partners, {
    ko: '긴 탁자에 세 사람씩 마주 앉아, 가운데에 놓인 부품을 두고 회의하고 있습니다.',
    en: 'Three people sit on either side of a long table and talk about the part that lies between them.',
  }),
  scene('scene-compliance', compliance, {
    ko: '문을 닫은 사무실에서 준법 담당자가 편지를 읽고 있습니다. 앞에는 자물쇠가 달린 제보함이 있고, 보라색 선이 그 안으로 이어집니다.',
    en: 'A compliance officer reads a letter in an office with its door closed. In front stands a padlocked box, in which a violet line ends.',
  }),
  value('mission', mission, [MISSION_WIDTH, MISSION_HEIGHT]),
  value('value-honesty', honesty),
  value('value-safety', safety),
  value('value-inquiry', inquiry),
  value('value-together', together),
  value('era-crimped-terminal', crimpedTerminal, ERA_SIZE),
  value('era-high-voltage-cable', highVoltageCable, ERA_SIZE),
  value('era-gateway', gateway, ERA_SIZE),
];

/** Every drawing of the site by its name. */
export const DRAWINGS: Readonly<Record<string, DrawingDescription>> = Object.fromEntries(
  all.map((drawing) => [drawing.id, drawing]),
);
