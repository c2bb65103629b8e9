import {
  isApprovalRule,
  isGroupField,
  isInstantField,
  isRemoteConsent,
  isRemoteRecording,
  isRemoteSharing,
  readRecordedGroup,
  type ShownChange,
  tagColorOf,
  VIEW_SHARINGS,
} from '@remote-console/domain';
import { type ChangeTexts, fieldName } from './fieldNames.ts';
import { groupName } from './groupName.ts';

/** A recorded value in the reader's words. Values are recorded as codes, so that every reader has them translated. */
function valueText(field: string, value: string, texts: ChangeTexts, timeText: (instant: string) => string): string {
  const { groupPages, groups, history, tags } = texts;
  if (field === 'approval_recurring') return groupPages(value === '1' ? 'weeklyAllowed' : 'weeklyNotAllowed');
  if (value === '') return '';
  if (isInstantField(field)) return timeText(value);
  if (isGroupField(field)) return groupName(readRecordedGroup(value), groups);
  if (field === 'remote_consent' && isRemoteConsent(value)) return groupPages(`remoteConsent_${value}`);
  if (field === 'remote_recording' && isRemoteRecording(value)) return groupPages(`remoteRecording_${value}`);
  if (field === 'approval_rule' && isApprovalRule(value)) return groupPages(`approvalRule_${value}`);
  if (field === 'remote_sharing' && isRemoteSharing(value)) return groupPages(`remoteSharing_${value}`);
  const sharing = field === 'sharing' && VIEW_SHARINGS.find((each) => each === value);
  if (sharing) return history(`viewSharing_${sharing}`);
  if (field === 'color') return tags(`color_${tagColorOf(value)}`);
  return value;
}

/**
 * A change of a field in one line: its name, its value before, and its value after.
 *
 * @param timeText Writes an instant (ISO 8601) in the reader's time zone and format.
 */
export function changeLine(
  { field, before, after }: ShownChange,
  texts: ChangeTexts,
  timeText: (instant: string) => string,
): string {
  const [from, to] = [before, after].map((value) => valueText(field, value, texts, timeText));
  const values = from && to ? `${from} → ${to}` : to || from;
  return texts.history('changeOf', { field: fieldName(field, texts), values: values || '–' });
}
