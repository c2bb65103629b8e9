import { SCREEN_LEVELS } from '@remote-console/domain';
import RFB from '@novnc/novnc';

const place = new URLSearchParams(location.search).get('vnc');
const element = document.getElementById('screen');
if (element && place) {
  const client = new RFB(element, place, { shared: true });
  client.scaleViewport = true;
  client.qualityLevel = SCREEN_LEVELS.sharp.quality;
  client.compressionLevel = SCREEN_LEVELS.sharp.compression;
}
