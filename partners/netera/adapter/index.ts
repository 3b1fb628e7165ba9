import type { OpenGateway } from '../../adapter.ts'
import { valueOf } from '../../partner.ts'
import { makeNeteraGateway } from './netera-gateway.ts'

export const openNetera: OpenGateway = (values, { patience, worldClock, record, spendNonce }) =>
  makeNeteraGateway(
    {
      ...patience,
      merchantId: valueOf(values, 'NETERA_MERCHANT_ID'),
      secret: valueOf(values, 'NETERA_SECRET'),
      baseUrl: valueOf(values, 'NETERA_BASE_URL'),
    },
    { clock: worldClock, record, spendNonce },
  )
