import type { OpenGateway } from '../../adapter.ts'
import { valueOf } from '../../partner.ts'
import { makeMobileTechGateway } from './mobiletech-gateway.ts'

export const openMobileTech: OpenGateway = (values, needs) =>
  makeMobileTechGateway(
    {
      serviceId: valueOf(values, 'MOBILETECH_SERVICE_ID'),
      secret: valueOf(values, 'MOBILETECH_SECRET'),
      payUrl: valueOf(values, 'MOBILETECH_PAY_URL'),
      keyword: valueOf(values, 'MOBILETECH_KEYWORD'),
      shortCode: valueOf(values, 'MOBILETECH_SHORT_CODE'),
    },
    needs,
  )
