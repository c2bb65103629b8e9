import type { DeviceKindName } from './deviceKinds.ts';

/** The language in which people at a site write their memos. */
export type SiteLanguage = 'ko' | 'en' | 'ja';

/** Devices of one kind in a group. In names, `#` becomes the number. */
export interface DeviceSeries {
  readonly kind: DeviceKindName;
  readonly count: number;
  readonly alias: string;
  /** The machine's own host name: letters that every system accepts. */
  readonly host: string;
}

/** A group with its devices and its subgroups. */
export interface PlannedGroup {
  readonly name: string;
  readonly devices: readonly DeviceSeries[];
  readonly groups: readonly PlannedGroup[];
}

/** A location of a company: its groups, its network and its clock. */
export interface Site {
  readonly language: SiteLanguage;
  readonly timeZone: string;
  /** Second number of the addresses, 10.x. */
  readonly network: number;
  /** The public address of the location. */
  readonly publicAddress: string;
  readonly group: PlannedGroup;
}

function series(kind: DeviceKindName, count: number, alias: string, host: string): DeviceSeries {
  return { kind, count, alias, host };
}

function group(name: string, devices: readonly DeviceSeries[], ...groups: readonly PlannedGroup[]): PlannedGroup {
  return { name, devices, groups };
}

/** The group where this computer is added. */
export const OWN_COMPUTER_GROUP = '개발팀';

const SEOUL = { language: 'ko', timeZone: 'Asia/Seoul' } as const;

/** The locations of the first company, a retailer with its head office in Seoul. */
export const RETAIL_SITES: readonly Site[] = [
  {
    ...SEOUL,
    network: 10,
    publicAddress: '203.0.113.10',
    group: group(
      '서울 본사',
      [],
      group(
        '7층',
        [series('pc', 6, '7층 회의실 PC #', 'PC-7F-#')],
        group(OWN_COMPUTER_GROUP, [
          series('workstation', 8, 'DEV-빌드-#', 'DEV-BUILD-#'),
          series('mac', 6, '개발 맥북 #', 'MBP-DEV-#'),
        ]),
        group('디자인', [
          series('mac', 8, '디자인 iMac #', 'IMAC-DESIGN-#'),
          series('pc', 2, '렌더링 PC #', 'PC-RENDER-#'),
        ]),
      ),
      group('로비', [
        series('kiosk', 8, 'KIOSK-로비-#', 'KIOSK-LOBBY-#'),
        series('signage', 6, '로비 사이니지 #', 'SIGN-LOBBY-#'),
      ]),
      group('전산실', [
        series('linuxServer', 9, 'SRV-WEB-#', 'SRV-WEB-#'),
        series('windowsServer', 4, 'SRV-ERP-#', 'SRV-ERP-#'),
      ]),
      group('경영지원', [series('pc', 14, '경영지원 PC #', 'PC-ADMIN-#')]),
    ),
  },
  {
    ...SEOUL,
    network: 20,
    publicAddress: '203.0.113.20',
    group: group(
      '강남점',
      [series('pc', 2, '강남점 사무실 PC #', 'PC-GN-#')],
      group('계산대', [series('pos', 10, 'POS-강남-#', 'POS-GN-#')]),
      group('매장', [
        series('signage', 8, '강남 사이니지 #', 'SIGN-GN-#'),
        series('tablet', 4, '강남 주문 태블릿 #', 'IPAD-GN-#'),
      ]),
      group('창고', [series('handheld', 9, 'PDA-강남-#', 'PDA-GN-#')]),
    ),
  },
  {
    ...SEOUL,
    network: 21,
    publicAddress: '203.0.113.21',
    group: group(
      '홍대점',
      [series('pc', 2, '홍대점 사무실 PC #', 'PC-HD-#')],
      group('계산대', [series('pos', 5, 'POS-홍대-#', 'POS-HD-#')]),
      group('매장', [series('signage', 3, '홍대 사이니지 #', 'SIGN-HD-#')]),
    ),
  },
  {
    ...SEOUL,
    network: 30,
    publicAddress: '203.0.113.30',
    group: group(
      '부산 지사',
      [series('pc', 6, '부산 지사 PC #', 'PC-BS-#')],
      group('고객센터', [series('pc', 16, '상담석 #', 'PC-CALL-#')]),
      group('서면점', [
        series('pos', 6, 'POS-서면-#', 'POS-SM-#'),
        series('signage', 4, '서면 사이니지 #', 'SIGN-SM-#'),
      ]),
    ),
  },
  {
    ...SEOUL,
    network: 40,
    publicAddress: '203.0.113.40',
    group: group(
      '용인 물류',
      [series('pc', 5, '물류 사무실 PC #', 'PC-YI-#')],
      group('북문', [series('board', 4, '북문 게이트 #', 'GATE-N-#'), series('kiosk', 2, 'KIOSK-북문-#', 'KIOSK-N-#')]),
      group('상차장', [
        series('handheld', 12, 'PDA-상차-#', 'PDA-LOAD-#'),
        series('board', 4, '라벨 프린터 #', 'PRINT-LOAD-#'),
      ]),
      group('냉장 구역', [series('board', 13, '온도 센서 #', 'TEMP-#')]),
    ),
  },
  {
    language: 'ja',
    timeZone: 'Asia/Tokyo',
    network: 50,
    publicAddress: '198.51.100.50',
    group: group(
      '東京オフィス',
      [series('pc', 6, '東京 PC #', 'PC-TYO-#')],
      group('受付', [
        series('tablet', 3, '受付タブレット #', 'IPAD-TYO-#'),
        series('signage', 2, '受付サイネージ #', 'SIGN-TYO-#'),
      ]),
      group('開発室', [series('mac', 7, '開発 MacBook #', 'MBP-TYO-#')]),
      group('倉庫', [series('handheld', 5, 'ハンディ端末 #', 'PDA-TYO-#')]),
    ),
  },
  {
    language: 'en',
    timeZone: 'America/Chicago',
    network: 60,
    publicAddress: '198.51.100.60',
    group: group(
      'Austin Office',
      [series('pc', 6, 'Austin PC #', 'PC-AUS-#')],
      group('Front Desk', [
        series('tablet', 2, 'Check-in iPad #', 'IPAD-AUS-#'),
        series('kiosk', 2, 'Visitor kiosk #', 'KIOSK-AUS-#'),
      ]),
      group('Engineering', [series('workstation', 6, 'Build machine #', 'BUILD-AUS-#')]),
      group('Warehouse', [
        series('handheld', 6, 'Scanner #', 'PDA-AUS-#'),
        series('board', 5, 'Dock sensor #', 'SENSOR-AUS-#'),
      ]),
    ),
  },
];

/** Devices of the first company that nobody has assigned to a group yet. */
export const RETAIL_NEWCOMERS: readonly DeviceSeries[] = [
  series('pc', 3, 'DESKTOP-8F3K#', 'DESKTOP-8F3K#'),
  series('handheld', 1, '새 단말 #', 'ANDROID-NEW-#'),
];

/** The only location of the second company, a café with few devices. */
export const CAFE_SITES: readonly Site[] = [
  {
    ...SEOUL,
    network: 70,
    publicAddress: '192.0.2.70',
    group: group('연남점', [
      series('pos', 2, 'POS-연남-#', 'POS-YN-#'),
      series('tablet', 2, '주문 태블릿 #', 'IPAD-YN-#'),
      series('signage', 1, '메뉴판 #', 'SIGN-YN-#'),
      series('pc', 1, '사무실 PC #', 'PC-YN-#'),
    ]),
  },
];
