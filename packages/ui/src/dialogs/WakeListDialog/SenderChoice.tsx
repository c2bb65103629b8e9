import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { WakeList } from '@remote-console/api-client';
import { SENDERS_TO_SEARCH, type SendersByNearness } from '@remote-console/domain';
import { useId } from 'react';
import { useText } from '../../i18n/useText.ts';
import { SearchField } from '../../primitives/SearchField/index.ts';

/** A device that can send the signal. */
export type Sender = WakeList['objects'][number];

interface SenderChoiceProps {
  readonly list: WakeList;
  /** What the search leaves of the list. */
  readonly found: SendersByNearness<Sender>;
  /** The guid of the chosen sender; empty while the search leaves none. */
  readonly chosen: string;
  readonly searched: string;
  readonly onSearch: (searched: string) => void;
  readonly onChoose: (guid: string) => void;
}

const SMALL = { fontSize: 'var(--rc-font-size-label)', lineHeight: '18px', color: 'tone.textSecondary' } as const;

function SenderOption({ sender }: { readonly sender: Sender }) {
  return (
    <FormControlLabel
      value={sender.device_id}
      control={<Radio />}
      sx={{ alignItems: 'center', m: 0, minHeight: 48, '& .MuiFormControlLabel-label': { minWidth: 0 } }}
      label={
        <>
          <Box
            sx={{
              fontSize: 'var(--rc-font-size-entry)',
              lineHeight: '20px',
              fontWeight: 600,
              overflowWrap: 'anywhere',
            }}
          >
            {sender.device_name}
          </Box>
          <Box sx={{ ...SMALL, fontVariantNumeric: 'tabular-nums' }}>
            {[sender.s_pri_ip, sender.s_pub_ip].filter((address) => address !== '').join(' · ')}
          </Box>
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
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid' }}>
      <Box id={titleId} sx={{ ...SMALL, pt: 'var(--rc-space-sm)' }}>
        {title}
      </Box>
      {senders.map((sender) => (
        <SenderOption key={sender.device_id} sender={sender} />
      ))}
    </Box>
  );
}

/** The devices that can send the signal: those of the same subnet first, with a search where there are many. */
export function SenderChoice({ list, found, chosen, searched, onSearch, onChoose }: SenderChoiceProps) {
  const text = useText('dialogs');
  const labelId = useId();
  const isSearchable = list.objects.length >= SENDERS_TO_SEARCH;
  const isEmpty = found.sameSubnet.length + found.sameAddress.length === 0;
  return (
    <>
      <Box sx={{ mb: 'var(--rc-space-md)' }}>{text('wakeBody')}</Box>
      <Box
        id={labelId}
        sx={{ fontSize: 'var(--rc-font-size-label)', lineHeight: '18px', fontWeight: 600, color: 'tone.text' }}
      >
        {text('wakeSenders')}
      </Box>
      {isSearchable && (
        <Box sx={{ mt: 'var(--rc-space-sm)' }}>
          <SearchField
            value={searched}
            onChange={({ value }) => onSearch(value)}
            keys={[]}
            searchKey="sender"
            label={text('wakeSearch')}
            placeholder={text('wakeSearch')}
            listName={text('wakeSenders')}
          />
        </Box>
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
          <Box role="status" sx={{ ...SMALL, pt: 'var(--rc-space-md)' }}>
            {text('wakeNoMatch')}
          </Box>
        )}
      </RadioGroup>
      <Box sx={{ mt: 'var(--rc-space-sm)', ...SMALL }}>
        {text('wakeMac')}: {list.mac_addr}
      </Box>
    </>
  );
}
