import { valueOf } from '../../partner.ts'
import type { MakeStandIn } from '../../stand-in.ts'
import { buildNetera } from './netera-server.ts'

export const standIn: MakeStandIn = ({ values, shopOrigin, currency }) =>
  buildNetera({
    access: { merchantId: valueOf(values, 'NETERA_MERCHANT_ID'), secret: valueOf(values, 'NETERA_SECRET') },
    notifyUrl: `${shopOrigin}/capi/v2-onling/Payment/NotifyNetera`,
    currency,
  })
