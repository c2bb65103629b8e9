import { connectionQuality, SCREEN_QUALITIES, typicalRoundTrip, type ScreenQuality } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { RadioField } from '../../primitives/index.ts';
import styles from './RemoteScreen.module.css';
import { ScreenPanel } from './ScreenPanel.tsx';
import type { ScreenPanels } from './screenPanels.ts';
import type { ScreenState } from './screenState.ts';

interface QualityPanelProps {
  readonly panels: ScreenPanels;
  readonly state: ScreenState;
  readonly quality: ScreenQuality;
  /** The effective quality, if the choice is to follow the connection. */
  readonly usedQuality: Exclude<ScreenQuality, 'automatic'>;
  readonly onQuality: (change: { readonly quality: ScreenQuality }) => void;
}

const MEGABIT = 1_000_000;

function Facts({ state }: Pick<QualityPanelProps, 'state'>) {
  const text = useText('remoteScreen');
  const { roundTrips, bitsPerSecond, size } = state;
  const typical = typicalRoundTrip(roundTrips);
  return (
    <>
      <dl className={styles.facts}>
        <dt>{text('roundTrip')}</dt>
        <dd>{typical === null ? text('notMeasured') : text('milliseconds', { value: typical })}</dd>
        <dt>{text('received')}</dt>
        <dd>{text('megabits', { value: (bitsPerSecond / MEGABIT).toFixed(1) })}</dd>
        <dt>{text('resolution')}</dt>
        <dd>{size.width === 0 ? text('notMeasured') : text('pixels', { width: size.width, height: size.height })}</dd>
      </dl>
      {roundTrips.length > 0 && (
        <p className={styles.hint}>{text('peakOfMinute', { value: Math.max(...roundTrips) })}</p>
      )}
    </>
  );
}

/** The quality of the connection, and the level of detail of the pictures. */
export function QualityPanel({ panels, state, quality, usedQuality, onQuality }: QualityPanelProps) {
  const text = useText('remoteScreen');
  const connection = connectionQuality(state.roundTrips);
  const hintOf = (choice: ScreenQuality) =>
    choice === 'automatic' ? text('hint_automatic', { choice: text(`choice_${usedQuality}`) }) : text(`hint_${choice}`);
  return (
    <ScreenPanel panels={panels} name="quality" title={text(`connection_${connection}`)}>
      <Facts state={state} />
      {connection === 'poor' && <p className={styles.hint}>{text('poorHint')}</p>}
      <RadioField
        label={text('pictureQuality')}
        value={quality}
        options={SCREEN_QUALITIES.map((choice) => ({
          value: choice,
          label: text(`choice_${choice}`),
          hint: hintOf(choice),
        }))}
        onChange={({ value }) => onQuality({ quality: value })}
      />
    </ScreenPanel>
  );
}
