import type { Bilingual } from '@site/content/schema/language.ts';
import { fpcModule, jointConnector, junctionBlock, wireToUnit, wireToWire } from './connected.ts';
import { cdm, chargingCoupler, v2l } from './charging.ts';
import { beq, converter, hvWiringHarness, iccb } from './eco.ts';
import { flexibleBusbar } from './flexible-busbar.ts';
import { bLbm, ccu, esu, gateway, icu, spdu, vpms } from './intelligent.ts';
import { SHEET } from './sheet.ts';
import { wiringHarness } from './wiring-harness.ts';

interface ProductDrawing {
  readonly id: string;
  readonly kind: 'product';
  readonly width: number;
  readonly height: number;
  readonly alt: Bilingual<string>;
  readonly build: () => string;
}

const product = (id: string, build: () => string, ko: string, en: string): ProductDrawing => ({
  id,
  kind: 'product',
  ...SHEET,
  alt: { ko, en },
  build,
});

/** The drawings of the products, each under the product's own name. */
export const PRODUCT_DRAWINGS: readonly ProductDrawing[] = [
  product(
    'wiring-harness',
    wiringHarness,
    '조립판 위에 놓인 와이어링 하네스. 굵은 줄기에서 가지가 갈라지고 끝마다 커넥터가 달려 있습니다.',
    'A wiring harness on its assembly board: branches leave the trunk, each ending in a connector.',
  ),
  product(
    'fpc-module',
    fpcModule,
    '배터리 셀 위를 지나는 얇은 FPC 모듈. 니켈 탭이 셀 사이의 버스바에 닿아 있습니다.',
    'A thin FPC module running over battery cells, its nickel tabs touching the busbars between them.',
  ),
  product(
    'junction-block',
    junctionBlock,
    '릴레이 여섯 개와 퓨즈, 버스바가 한 하우징에 담긴 정션 블록에 전원 케이블 두 가닥이 들어갑니다.',
    'A junction block with six relays, fuses and a busbar in one housing, fed by two supply cables.',
  ),
  product(
    'wire-to-wire-connector',
    wireToWire,
    '마주 보고 결합하기 직전인 와이어 투 와이어 커넥터 두 짝. 실과 잠금 장치가 보입니다.',
    'The two halves of a wire-to-wire connector about to mate, with seal and locks in view.',
  ),
  product(
    'wire-to-unit-connector',
    wireToUnit,
    '레버를 올린 와이어 투 유닛 커넥터. 앞면에는 단자 구멍이, 뒤에는 전선 다발이 있습니다.',
    'A wire-to-unit connector with its lever raised: rows of terminals in front, wires behind.',
  ),
  product(
    'joint-connector',
    jointConnector,
    '하우징 위로 빗살 모양 버스바와 덮개를 들어 올린 조인트 커넥터. 전선 여덟 가닥이 하나로 이어집니다.',
    'A joint connector with its comb busbar and cap lifted out: eight wires become one potential.',
  ),
  product(
    'iccb',
    iccb,
    '벽 플러그와 표시등이 있는 제어 박스, 차량 커넥터가 한 케이블로 이어진 휴대용 충전케이블입니다.',
    'A portable charging cable: wall plug, control box with indicator lights, and vehicle connector on one cable.',
  ),
  product(
    'charging-coupler',
    chargingCoupler,
    '교류 단자 다섯 개와 직류 단자 두 개가 보이는 콤보 충전 커플러입니다.',
    'A combined charging coupler showing five AC and signal pins above two DC pins.',
  ),
  product(
    'v2l',
    v2l,
    '한쪽은 충전구에 꽂고 다른 쪽에는 가정용 콘센트가 있는 V2L 커넥터입니다.',
    'A V2L connector: one end fits the charging inlet, the other offers a household outlet.',
  ),
  product(
    'hv-wiring-harness',
    hvWiringHarness,
    '주황색 고전압 케이블 두 가닥이 링 단자에서 인터록이 있는 커넥터까지 이어집니다.',
    'Two orange high-voltage cables run from ring terminals to a connector with an interlock.',
  ),
  product(
    'flexible-busbar',
    flexibleBusbar,
    '얇은 구리판을 겹쳐 휘고 가운데를 주황색으로 절연한 플렉시블 버스바입니다.',
    'A flexible busbar: stacked copper foils, bent in the middle and insulated in orange.',
  ),
  product(
    'cdm',
    cdm,
    '충전구와 열린 충전 도어, 그 뒤의 액추에이터로 이루어진 충전 도어 모듈입니다.',
    'A charging door module: the inlet, its opened door and the actuator behind it.',
  ),
  product(
    'beq',
    beq,
    '두 배터리를 잇는 단자 세 개가 위에 달린 BEQ입니다.',
    'A BEQ with the three terminals that connect two batteries.',
  ),
  product(
    'converter-12v-48v',
    converter,
    '방열 핀과 냉각수 연결구, 12 V와 48 V 단자가 있는 컨버터입니다.',
    'A converter with cooling fins, coolant ports and terminals for 12 V and 48 V.',
  ),
  product(
    'ccu',
    ccu,
    '방열 핀이 있는 하우징에 통신 커넥터와 안테나 단자가 늘어선 CCU입니다.',
    'A CCU: finned housing with signal connectors and antenna sockets.',
  ),
  product(
    'icu',
    icu,
    '기판 위에 릴레이와 퓨즈, 제어 소자가 함께 놓인 ICU입니다.',
    'An ICU with relays, fuses and controllers side by side on one board.',
  ),
  product(
    'esu',
    esu,
    '차폐된 이더넷 포트 여섯 개가 나란한 ESU입니다.',
    'An ESU with six shielded Ethernet ports in a row.',
  ),
  product(
    'spdu',
    spdu,
    '전원 단자와 반도체 스위치가 줄지어 놓인 SPDU입니다.',
    'An SPDU with supply terminals and rows of semiconductor switches.',
  ),
  product(
    'vpms',
    vpms,
    '전류를 재는 구리 단자와 래치 릴레이가 달린 VPMS입니다.',
    'A VPMS with copper terminals that measure current, and a latching relay.',
  ),
  product(
    'b-lbm',
    bLbm,
    '리튬 배터리 셀 네 개 위에 기판과 릴레이가 놓인 B-LBM입니다.',
    'A B-LBM: board and relay on top of four lithium cells.',
  ),
  product(
    'gateway',
    gateway,
    '뚜껑에 갈라지는 선이 그려지고 큰 커넥터 하나가 달린 게이트웨이입니다.',
    'A gateway with one large connector and a branching line on its lid.',
  ),
];
