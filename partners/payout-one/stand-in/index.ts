import { valueOf } from '../../partner.ts'
import type { MakeStandIn } from '../../stand-in.ts'
import { buildPayoutOne } from './payout-one-server.ts'

export const standIn: MakeStandIn = ({ values, shopOrigin }) =>
  buildPayoutOne({
    settings: {
      clientId: valueOf(values, 'PAYOUT_ONE_CLIENT_ID'),
      clientSecret: valueOf(values, 'PAYOUT_ONE_CLIENT_SECRET'),
      notifyUrl: `${shopOrigin}/capi/v2-onling/Payment/NotifyPayoutOne`,
    },
  })
