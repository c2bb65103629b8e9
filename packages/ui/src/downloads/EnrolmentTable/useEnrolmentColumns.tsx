import type { EnrolmentRecord } from '@remote-console/api-client';
import { type EnrolmentState, formatInstant, mayRevokeEnrolment } from '@remote-console/domain';
import { useGroupName, useText } from '../../i18n/index.ts';
import { RowButton, StatusBadge, type DataColumn } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import type { EnrolmentTableProps } from './EnrolmentTable.tsx';
import { useEnrolmentName } from './useEnrolmentName.ts';

type Acts = Pick<EnrolmentTableProps, 'revoking' | 'onRevoke' | 'onShowDevices'>;

const TONES = { open: 'online', revoked: 'error', expired: 'offline', used_up: 'warn' } as const satisfies Record<
  EnrolmentState,
  string
>;

interface DevicesOfProps extends Pick<Acts, 'onShowDevices'> {
  readonly enrolment: EnrolmentRecord;
}

/** The number of devices that used a token, which opens their list. */
function DevicesOf({ enrolment, onShowDevices }: DevicesOfProps) {
  const text = useText('downloads');
  const nameOf = useEnrolmentName();
  const { deviceCount, maxDevices } = enrolment;
  const uses = text('tokenUses', { used: deviceCount, most: maxDevices });
  return (
    <RowButton
      aria-label={text('tokenShowDevices', { name: nameOf(enrolment), uses })}
      onClick={() => onShowDevices({ enrolment })}
    >
      {uses}
    </RowButton>
  );
}

interface RevokeButtonProps extends Pick<Acts, 'revoking' | 'onRevoke'> {
  readonly enrolment: EnrolmentRecord;
}

function RevokeButton({ enrolment, revoking, onRevoke }: RevokeButtonProps) {
  const text = useText('downloads');
  const nameOf = useEnrolmentName();
  return (
    <RowButton
      color="error"
      disabled={revoking !== null}
      aria-label={text('tokenRevokeOf', { name: nameOf(enrolment) })}
      onClick={() => onRevoke({ enrolment })}
    >
      {text('tokenRevoke')}
    </RowButton>
  );
}

/** The columns of the list of tokens, in the person's language, zone and date format. A hook. */
export function useEnrolmentColumns({
  revoking,
  onRevoke,
  onShowDevices,
}: Acts): readonly DataColumn<EnrolmentRecord>[] {
  const text = useText('downloads');
  const preferences = useTimePreferences();
  const nameOf = useEnrolmentName();
  const groupName = useGroupName();
  return [
    {
      field: 'label',
      header: text('tokenName'),
      flex: 2,
      minWidth: 130,
      phone: 'title',
      render: nameOf,
    },
    {
      field: 'state',
      header: text('tokenState'),
      width: 124,
      render: ({ state }) => <StatusBadge tone={TONES[state]} label={text(`token_${state}`)} />,
    },
    {
      field: 'devices',
      header: text('tokenDevices'),
      width: 150,
      align: 'end',
      render: (enrolment) => <DevicesOf enrolment={enrolment} onShowDevices={onShowDevices} />,
    },
    {
      field: 'group',
      yields: 2,
      header: text('tokenGroup'),
      flex: 1,
      minWidth: 110,
      render: ({ groupName: name, isDefaultGroup }) => groupName({ name, isDefaultGroup }),
    },
    {
      field: 'creator',
      yields: 3,
      header: text('tokenCreator'),
      flex: 1.2,
      minWidth: 130,
      render: ({ creator }) =>
        creator ? text('tokenPerson', { name: creator.name, id: creator.loginId }) : text('tokenNobody'),
    },
    {
      field: 'created',
      yields: 1,
      header: text('tokenCreated'),
      width: 146,
      render: ({ createdTime }) => formatInstant(createdTime, preferences, 'minute'),
    },
    {
      field: 'expires',
      header: text('tokenEnds'),
      width: 146,
      render: ({ expiresTime, revokedTime }) =>
        formatInstant(revokedTime === null ? expiresTime : revokedTime, preferences, 'minute'),
    },
    {
      field: 'actions',
      header: text('tokenActions'),
      headerHidden: true,
      align: 'end',
      width: 96,
      phone: 'actions',
      render: (enrolment) =>
        mayRevokeEnrolment(enrolment.state) && (
          <RevokeButton enrolment={enrolment} revoking={revoking} onRevoke={onRevoke} />
        ),
    },
  ];
}
