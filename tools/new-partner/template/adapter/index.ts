import type { OpenGateway } from '#partners/adapter.ts'
import { valueOf } from '#partners/partner.ts'
import { makeSampleGateway } from './sample-gateway.ts'

export const openSample: OpenGateway = (values, { patience, worldClock, record, spendNonce }) =>
  makeSampleGateway(
    {
      ...patience,
      merchantId: valueOf(values, 'SAMPLE_MERCHANT_ID'),
      secret: valueOf(values, 'SAMPLE_SECRET'),
      baseUrl: valueOf(values, 'SAMPLE_BASE_URL'),
    },
    { clock: worldClock, record, spendNonce },
  )
