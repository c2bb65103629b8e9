import { OPENED, scriptedTerminal, type ScriptedTerminal } from './scriptedTerminal.ts';

const ESC = '\u001B';
const paint = (code: string, text: string) => `${ESC}[${code}m${text}${ESC}[0m`;
const PROMPT = `${paint('1;32', 'minseo@gw-yongin-n')}:${paint('1;34', '/srv/gate')}$ `;

/** A morning on a gateway: colors, wide characters and a link. */
export const GATEWAY_OUTPUT = [
  `${PROMPT}tail -n 4 gate.log`,
  `16:38:02 [정보] 북문 리더 01: 카드 확인 (직원 2041)`,
  `16:39:47 [${paint('33', '주의')}] 상차장 차단기: 응답이 느려요 (860 ms)`,
  `16:40:31 [${paint('31', '오류')}] 시간 서버에 닿지 않아요. 60초 뒤에 다시 시도해요`,
  `${PROMPT}ls -lh`,
  `drwxr-x--- 2 gate  gate   4.0K 11월 23 09:02 ${paint('1;34', '인증서')}`,
  `-rw-r----- 1 gate  gate   1.8K 11월 20 14:11 게이트-설정.yaml`,
  `-rwxr-x--- 1 gate  gate    612 10월 02 10:27 ${paint('1;32', '연결-점검.sh')}`,
  `${PROMPT}./연결-점검.sh --전체`,
  `16:40:51  북문 리더 01   연결됨    12 ms   ${paint('32', '정상')}`,
  `16:40:55  상차장 차단기  연결 지연  870 ms   ${paint('38;2;200;120;0', '주의')}`,
  `16:41:03  시간 서버      연결 실패   -      ${paint('41;97', '오류')}`,
  `결과: 정상 3, 주의 1, 오류 1. 안내: https://wiki.acme.example/게이트/시간-서버`,
  `${PROMPT}echo "東京・서울 ✓"`,
  `東京・서울 ✓`,
  PROMPT,
].join('\r\n');

/** The sixteen colors, on the default background: each code, and its bright counterpart. */
export const COLOR_OUTPUT = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white']
  .map((name, code) => `${paint(String(30 + code), name)} ${paint(String(90 + code), 'bright')}`)
  .join('\r\n');

/** A shell that is live immediately, has printed something, and echoes typed input. */
export function echoingTerminal(output: string, { simulated = false } = {}): ScriptedTerminal {
  return scriptedTerminal({
    onOpen(terminal) {
      terminal.say({ ...OPENED, simulated });
      terminal.print(output);
    },
    onType: (terminal, text) => terminal.print(text.replaceAll('\r', '\r\n')),
  });
}
