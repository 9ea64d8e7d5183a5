import type { Bilingual } from '../schema/language.ts';
import { CUT_HEIGHT, CUT_WIDTH, cutLine } from './figures/cut-line.ts';
import { CAR_HEIGHT, CAR_WIDTH } from './figures/line-car.data.ts';
import { lineCar } from './figures/line-car.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './figures/projection.ts';
import { PRODUCT_DRAWINGS } from './products/index.ts';
import { regionMap, regionSize } from './figures/region-map.ts';
import type { Region } from './figures/region-maps.data.ts';
import { worldMap } from './figures/world-map.ts';
import { standalone } from './line/standalone.ts';
import { plant } from './scenes/plant.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './scenes/size.ts';
import { solar } from './scenes/solar.ts';
import { training } from './scenes/training.ts';

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
  build: ({ inline } = {}) => (inline ? regionMap(name) : standalone(regionMap(name))),
});

const all: readonly DrawingDescription[] = [
  ...PRODUCT_DRAWINGS,
  {
    id: 'line-car',
    kind: 'figure',
    width: CAR_WIDTH,
    height: CAR_HEIGHT,
    alt: null,
    inline: true,
    build: () => lineCar(),
  },
  {
    id: 'world-map',
    kind: 'figure',
    width: MAP_WIDTH,
    height: MAP_HEIGHT,
    alt: null,
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
    build: ({ inline } = {}) => (inline ? cutLine() : standalone(cutLine())),
  },
  scene('scene-plant', plant, {
    ko: '톱니 지붕에 태양광 모듈을 얹은 공장과 사무동. 앞을 지나는 굵은 선에서 갈라진 두 가닥이 건물로 들어가고, 하역장에 트럭이 서 있습니다.',
    en: 'A plant with offices and solar modules on its sawtooth roof. Two branches of the thick line that passes in front enter the buildings; a lorry stands at the dock.',
  }),
  scene('scene-solar', solar, {
    ko: '숲과 풍력 발전기에 둘러싸인 공장. 지붕을 덮은 태양광 모듈의 전기가 초록색 선을 따라 내려와 굵은 선에 합쳐지고, 충전기 두 대로 이어집니다.',
    en: 'A plant amid a forest, a wind turbine behind it. Power from the solar modules that cover its roof runs down a green line, joins the thick line and feeds two chargers.',
  }),
  scene('scene-training', training, {
    ko: '비스듬히 세운 조립판 앞에서 세 사람이 와이어링 하네스의 가지를 하나씩 놓고 있습니다. 옆에는 전선 릴이 실린 수레가 있습니다.',
    en: 'Three people lay the branches of a wiring harness on a slanted assembly board; a trolley with reels of wire stands beside it.',
  }),
];

/** Every drawing of the site by its name. */
export const DRAWINGS: Readonly<Record<string, DrawingDescription>> = Object.fromEntries(
  all.map((drawing) => [drawing.id, drawing]),
);
