import { valueOf } from '../../partner.ts'
import type { MakeStandIn } from '../../stand-in.ts'
import { buildPayU } from './payu-server.ts'

export const standIn: MakeStandIn = ({ values }) =>
  buildPayU({
    secrets: {
      posId: valueOf(values, 'PAYU_POS_ID'),
      shopId: valueOf(values, 'PAYU_SHOP_ID'),
      clientId: valueOf(values, 'PAYU_CLIENT_ID'),
      clientSecret: valueOf(values, 'PAYU_CLIENT_SECRET'),
      secondKey: valueOf(values, 'PAYU_SECOND_KEY'),
    },
  })
