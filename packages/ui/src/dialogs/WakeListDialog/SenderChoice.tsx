import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { WakeList } from '@remote-console/api-client';
import { SENDERS_TO_SEARCH, type SendersByNearness } from '@remote-console/domain';
import { useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { SearchField } from '../../primitives/index.ts';
import styles from './SenderChoice.module.css';

/** A device that can send the signal. */
export type Sender = WakeList['objects'][number];

interface SenderChoiceProps {
  readonly list: WakeList;
  /** The part of the list that matches the search. */
  readonly found: SendersByNearness<Sender>;
  /** The guid of the chosen sender; empty if none matches the search. */
  readonly chosen: string;
  readonly searched: string;
  readonly onSearch: (searched: string) => void;
  readonly onChoose: (guid: string) => void;
}

function SenderOption({ sender }: { readonly sender: Sender }) {
  return (
    <FormControlLabel
      value={sender.hardwareId}
      control={<Radio />}
      sx={{ alignItems: 'center', m: 0, minHeight: 48, '& .MuiFormControlLabel-label': { minWidth: 0 } }}
      label={
        <>
          <div className={styles.name}>{sender.deviceName}</div>
          <div className={styles.addresses}>
            {[sender.privateIp, sender.publicIp].filter((address) => address !== '').join(' · ')}
          </div>
        </>
      }
    />
  );
}

interface NearnessProps {
  readonly title: string;
  readonly senders: readonly Sender[];
}

function Nearness({ title, senders }: NearnessProps) {
  const titleId = useId();
  if (senders.length === 0) return null;
  return (
    <div role="group" aria-labelledby={titleId} className={styles.nearness}>
      <div id={titleId} className={styles.title}>
        {title}
      </div>
      {senders.map((sender) => (
        <SenderOption key={sender.hardwareId} sender={sender} />
      ))}
    </div>
  );
}

/** The devices that can send the signal: those of the same subnet first, with a search if there are many. */
export function SenderChoice({ list, found, chosen, searched, onSearch, onChoose }: SenderChoiceProps) {
  const text = useText('dialogs');
  const labelId = useId();
  const isSearchable = list.objects.length >= SENDERS_TO_SEARCH;
  const isEmpty = found.sameSubnet.length + found.sameAddress.length === 0;
  return (
    <>
      <div className={styles.intro}>{text('wakeBody')}</div>
      <div id={labelId} className={styles.label}>
        {text('wakeSenders')}
      </div>
      {isSearchable && (
        <div className={styles.search}>
          <SearchField
            value={searched}
            onChange={({ value }) => onSearch(value)}
            keys={[]}
            searchKey="sender"
            label={text('wakeSearch')}
            placeholder={text('wakeSearch')}
            listName={text('wakeSenders')}
          />
        </div>
      )}
      <RadioGroup
        aria-labelledby={labelId}
        value={chosen}
        onChange={(_event, guid) => onChoose(guid)}
        sx={{ flexWrap: 'nowrap', overflowY: 'auto', ...(isSearchable ? { height: 280 } : { maxHeight: 280 }) }}
      >
        <Nearness title={text('wakeSameSubnet')} senders={found.sameSubnet} />
        <Nearness title={text('wakeSameAddress')} senders={found.sameAddress} />
        {isEmpty && (
          <div role="status" className={styles.noMatch}>
            {text('wakeNoMatch')}
          </div>
        )}
      </RadioGroup>
      <div className={styles.hardwareAddress}>
        {text('wakeMac')}: {list.macAddress}
      </div>
    </>
  );
}
