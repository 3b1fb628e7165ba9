import type { OpenGateway } from '../../adapter.ts'
import { valueOf } from '../../partner.ts'
import { makeBankPsd2Gateway } from './bank-psd2-gateway.ts'

export const openBankPsd2: OpenGateway = (values, { patience, creditor, record }) =>
  makeBankPsd2Gateway(
    {
      ...patience,
      baseUrl: valueOf(values, 'BANK_PSD2_BASE_URL'),
      apiKey: valueOf(values, 'BANK_PSD2_API_KEY'),
      creditor,
    },
    { record },
  )
