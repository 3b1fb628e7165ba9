import { valueOf } from '../../partner.ts'
import type { MakeStandIn } from '../../stand-in.ts'
import { buildMobileTech } from './mobiletech-server.ts'

export const standIn: MakeStandIn = ({ values, shopOrigin }) =>
  buildMobileTech({
    serviceId: valueOf(values, 'MOBILETECH_SERVICE_ID'),
    secret: valueOf(values, 'MOBILETECH_SECRET'),
    notifyUrl: `${shopOrigin}/capi/v2-onling/Payment/NotifyMobileTech`,
  })
