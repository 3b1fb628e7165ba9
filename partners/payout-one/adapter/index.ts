import type { OpenGateway } from '../../adapter.ts'
import { valueOf } from '../../partner.ts'
import { makePayoutOneGateway } from './payout-one-gateway.ts'

export const openPayoutOne: OpenGateway = (values, { patience, ...needs }) =>
  makePayoutOneGateway(
    {
      ...patience,
      clientId: valueOf(values, 'PAYOUT_ONE_CLIENT_ID'),
      clientSecret: valueOf(values, 'PAYOUT_ONE_CLIENT_SECRET'),
      baseUrl: valueOf(values, 'PAYOUT_ONE_BASE_URL'),
    },
    needs,
  )
