import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import type { WakeList } from '@remote-console/api-client';
import { useId, useState } from 'react';
import { useMessage } from '../../i18n/useMessage.ts';
import { useText } from '../../i18n/useText.ts';
import { DialogFrame } from '../DialogFrame.tsx';

/** The devices that can wake another, as far as they are known. */
export type WakeSenders =
  | { readonly kind: 'waiting' }
  /** `error` is in words. */
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'there'; readonly list: WakeList };

export interface WakeListDialogProps {
  readonly open: boolean;
  /** The device to wake. */
  readonly deviceName: string;
  readonly senders: WakeSenders;
  /** Whether the request is on its way. */
  readonly sending: boolean;
  /** Why the request was refused, in words. */
  readonly error?: string | undefined;
  /** Asks for the senders again. */
  readonly onReload: () => void;
  /** The chosen sender, by its guid, and the address to wake. */
  readonly onWake: (wake: { readonly senderGuid: string; readonly mac: string }) => void;
  readonly onClose: () => void;
}

interface SenderChoiceProps {
  readonly list: WakeList;
  readonly chosen: string;
  readonly onChoose: (guid: string) => void;
}

function SenderChoice({ list, chosen, onChoose }: SenderChoiceProps) {
  const text = useText('dialogs');
  const labelId = useId();
  return (
    <>
      <Box sx={{ mb: '12px' }}>{text('wakeBody')}</Box>
      <Box id={labelId} sx={{ fontSize: 12.5, lineHeight: '18px', fontWeight: 600, color: 'tone.text' }}>
        {text('wakeSenders')}
      </Box>
      <RadioGroup
        aria-labelledby={labelId}
        value={chosen}
        onChange={(_event, guid) => onChoose(guid)}
        sx={{ flexWrap: 'nowrap', maxHeight: 280, overflowY: 'auto' }}
      >
        {list.objects.map((sender) => (
          <FormControlLabel
            key={sender.device_id}
            value={sender.device_id}
            control={<Radio />}
            sx={{ alignItems: 'center', m: 0, minHeight: 48, '& .MuiFormControlLabel-label': { minWidth: 0 } }}
            label={
              <>
                <Box sx={{ fontSize: 13.5, lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {sender.device_name}
                </Box>
                <Box
                  sx={{
                    fontSize: 12.5,
                    lineHeight: '18px',
                    color: 'tone.textSecondary',
                    fontVariantNumeric: 'tabular-nums',
                  }}
                >
                  {[sender.s_pri_ip, sender.s_pub_ip].filter((address) => address !== '').join(' · ')}
                </Box>
              </>
            }
          />
        ))}
      </RadioGroup>
      <Box sx={{ mt: '8px', fontSize: 12.5, lineHeight: '18px', color: 'tone.textSecondary' }}>
        {text('wakeMac')}: {list.mac_addr}
      </Box>
    </>
  );
}

/** Asks which device sends the signal that wakes another [B-WOL-06] [B-WOL-08]. */
export function WakeListDialog(props: WakeListDialogProps) {
  const { open, deviceName, senders, sending, error, onReload, onWake, onClose } = props;
  const text = useText('dialogs');
  const common = useText('common');
  const message = useMessage();
  const [picked, setPicked] = useState<string | null>(null);
  const list = senders.kind === 'there' ? senders.list : null;
  // The nearest stands first, so it is the one that is offered.
  const chosen = list?.objects.find(({ device_id }) => device_id === picked) ?? list?.objects[0];
  return (
    <DialogFrame
      open={open}
      title={text('wakeTitle', { name: deviceName })}
      locked={sending}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose} disabled={sending}>
            {common(chosen || senders.kind === 'waiting' ? 'cancel' : 'close')}
          </Button>
          {senders.kind === 'failed' ? (
            <Button variant="contained" onClick={onReload}>
              {common('retry')}
            </Button>
          ) : (
            list &&
            chosen && (
              <Button
                variant="contained"
                loading={sending}
                onClick={() => onWake({ senderGuid: chosen.device_id, mac: list.mac_addr })}
              >
                {text('wakeConfirm')}
              </Button>
            )
          )}
        </>
      }
    >
      {senders.kind === 'waiting' && (
        <Box role="status" aria-label={common('loading')}>
          <Skeleton height={24} width="80%" />
          <Skeleton height={48} />
          <Skeleton height={48} />
        </Box>
      )}
      {senders.kind === 'failed' && <Box role="alert">{senders.error}</Box>}
      {list && chosen && <SenderChoice list={list} chosen={chosen.device_id} onChoose={setPicked} />}
      {list && !chosen && <Box role="status">{message('no_wake_sender')}</Box>}
      {error && (
        <Box role="alert" sx={{ mt: '12px', color: 'tone.error', fontSize: 13, lineHeight: '20px' }}>
          {error}
        </Box>
      )}
    </DialogFrame>
  );
}
