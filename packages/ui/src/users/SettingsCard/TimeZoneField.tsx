import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { findTimeZones, TIME_ZONES, timeZoneById, timeZoneLabel, type TimeZone } from '@remote-console/domain';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText, useTextInEveryLanguage } from '../../i18n/index.ts';
import { FormRow } from '../../primitives/index.ts';

export interface TimeZoneFieldProps {
  /** `timeZoneId`. */
  readonly value: number;
  readonly disabled: boolean;
  readonly onChange: (change: { readonly timeZoneId: number }) => void;
}

/** Names of places are in any language, whichever one the page has. */
function ZoneSearch({ value, disabled, onChange }: TimeZoneFieldProps) {
  const text = useText('users');
  const placeName = useText('zones');
  const [isSearched, setSearched] = useState(false);
  const placeNames = useTextInEveryLanguage('zones', isSearched);
  const labelOf = (zone: TimeZone) => timeZoneLabel(zone, placeName);
  return (
    <Autocomplete
      fullWidth
      popupIcon={<ChevronDown size={14} strokeWidth={1.8} aria-hidden />}
      sx={{ '& .MuiAutocomplete-inputRoot.MuiOutlinedInput-root': { py: 0, pl: 'var(--rc-space-xs)' } }}
      disableClearable
      autoHighlight
      disabled={disabled}
      value={timeZoneById(value)}
      options={TIME_ZONES}
      // The options are filtered by the rule, which also limits their number.
      filterOptions={(_all, { inputValue }) => [
        ...findTimeZones(inputValue === labelOf(timeZoneById(value)) ? '' : inputValue, placeNames),
      ]}
      getOptionLabel={labelOf}
      getOptionKey={(zone) => zone.value}
      isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
      noOptionsText={text('timeZoneNone')}
      openText={text('timeZoneOpen')}
      closeText={text('timeZoneClose')}
      onOpen={() => setSearched(true)}
      onChange={(_event, zone) => {
        if (zone.value !== value) onChange({ timeZoneId: zone.value });
      }}
      renderInput={({ slotProps, disabled: isOff, fullWidth, id }) => (
        <OutlinedInput
          ref={slotProps.input.ref}
          className={slotProps.input.className}
          onMouseDown={slotProps.input.onMouseDown}
          startAdornment={slotProps.input.startAdornment}
          endAdornment={slotProps.input.endAdornment}
          id={id}
          fullWidth={fullWidth}
          disabled={isOff}
          slotProps={{ input: { ...slotProps.htmlInput, 'aria-label': text('timeZone') } }}
        />
      )}
    />
  );
}

/** The time zone, searched by place or offset; at most 10 are shown (C-PROFILE-20, C-PROFILE-21). */
export function TimeZoneField(props: TimeZoneFieldProps) {
  const text = useText('users');
  // Only this field waits for the names of the places.
  const waiting = (
    <OutlinedInput aria-busy fullWidth disabled slotProps={{ input: { 'aria-label': text('timeZone') } }} />
  );
  return (
    <FormRow label={text('timeZone')} hint={text('timeZoneHint')}>
      <Suspense fallback={waiting}>
        <ZoneSearch {...props} />
      </Suspense>
    </FormRow>
  );
}
