import type { AlertType, Language } from '@remote-console/domain';

/** The names of alerts by language. */
export const ALERT_NAMES: Readonly<Record<Language, Readonly<Record<AlertType['meaning'], string>>>> = {
  ko: {
    disconnected: '연결 끊김',
    cpuUsage: 'CPU 사용률',
    memoryUsage: '메모리 사용률',
    diskUsage: '디스크 사용률',
    cpuTemperature: 'CPU 온도',
    diskTemperature: '디스크 온도',
    fanSpeed: '팬 속도',
  },
  en: {
    disconnected: 'Disconnected',
    cpuUsage: 'CPU usage',
    memoryUsage: 'Memory usage',
    diskUsage: 'Disk usage',
    cpuTemperature: 'CPU temperature',
    diskTemperature: 'Disk temperature',
    fanSpeed: 'Fan speed',
  },
  ja: {
    disconnected: '切断',
    cpuUsage: 'CPU使用率',
    memoryUsage: 'メモリ使用率',
    diskUsage: 'ディスク使用率',
    cpuTemperature: 'CPU温度',
    diskTemperature: 'ディスク温度',
    fanSpeed: 'ファン回転数',
  },
};

/** The units of alert values by language. */
export const ALERT_UNITS: Readonly<Record<Language, Readonly<Record<AlertType['unit'], string>>>> = {
  ko: { minutes: '분', percent: '%', celsius: '°C', rpm: 'rpm' },
  en: { minutes: 'min', percent: '%', celsius: '°C', rpm: 'rpm' },
  ja: { minutes: '分', percent: '%', celsius: '°C', rpm: 'rpm' },
};

/** What separates a number from a unit that is a word. */
export const UNIT_GAPS: Readonly<Record<Language, '' | ' '>> = { ko: '', en: ' ', ja: '' };
