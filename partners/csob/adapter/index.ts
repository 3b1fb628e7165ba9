import type { OpenGateway } from '../../adapter.ts'
import { valueOf } from '../../partner.ts'
import { makeCsobGateway } from './csob-gateway.ts'

export const openCsob: OpenGateway = (values, { patience, ...needs }) =>
  makeCsobGateway(
    {
      ...patience,
      merchantId: valueOf(values, 'CSOB_MERCHANT_ID'),
      merchantPrivatePem: valueOf(values, 'CSOB_PRIVATE_KEY_PEM'),
      bankPublicPem: valueOf(values, 'CSOB_PUBLIC_KEY_PEM'),
      baseUrl: valueOf(values, 'CSOB_BASE_URL'),
    },
    needs,
  )
