import type { OpenGateway } from '../../adapter.ts'
import { valueOf } from '../../partner.ts'
import { makePayUGateway } from './payu-gateway.ts'

export const openPayU: OpenGateway = (values, { patience, ...needs }) =>
  makePayUGateway(
    {
      ...patience,
      posId: valueOf(values, 'PAYU_POS_ID'),
      shopId: valueOf(values, 'PAYU_SHOP_ID'),
      clientId: valueOf(values, 'PAYU_CLIENT_ID'),
      clientSecret: valueOf(values, 'PAYU_CLIENT_SECRET'),
      secondKey: valueOf(values, 'PAYU_SECOND_KEY'),
      baseUrl: valueOf(values, 'PAYU_BASE_URL'),
    },
    needs,
  )
