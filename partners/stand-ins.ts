import { standIn as bankPsd2 } from './bank-psd2/stand-in/index.ts'
import { standIn as csob } from './csob/stand-in/index.ts'
import { standIn as fio } from './fio/stand-in/index.ts'
import { standIn as gpWebPay } from './gpwebpay/stand-in/index.ts'
import { standIn as mobileTech } from './mobiletech/stand-in/index.ts'
import { standIn as netera } from './netera/stand-in/index.ts'
import { standIn as payoutOne } from './payout-one/stand-in/index.ts'
import { standIn as payU } from './payu/stand-in/index.ts'
import type { MakeStandIn } from './stand-in.ts'

/** By the partner's folder. */
export const standIns: Readonly<Record<string, MakeStandIn>> = {
  csob,
  gpwebpay: gpWebPay,
  payu: payU,
  'payout-one': payoutOne,
  netera,
  mobiletech: mobileTech,
  'bank-psd2': bankPsd2,
  fio,
}
