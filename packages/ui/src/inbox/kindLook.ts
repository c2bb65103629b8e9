import type { InboxKind } from '@remote-console/domain';
import {
  BadgeCheck,
  ClipboardCheck,
  CreditCard,
  ShieldAlert,
  Ticket,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';

/** The icon of each kind, shown next to its name. */
export const KIND_ICONS: Readonly<Record<InboxKind, LucideIcon>> = {
  request: ClipboardCheck,
  decision: BadgeCheck,
  ticket: Ticket,
  alert: TriangleAlert,
  license: CreditCard,
  security: ShieldAlert,
};
