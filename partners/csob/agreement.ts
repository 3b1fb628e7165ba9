import { join } from 'node:path'
import { agreed, type Agreement } from '../partner.ts'

export const csobAgreement: Agreement = {
  isSwitchedOn: ({ payment }) =>
    payment.depositMethods.includes('CardOnline') && payment.depositGateways.includes('Csob'),
  variables: [
    agreed('CSOB_MERCHANT_ID'),
    agreed('CSOB_PRIVATE_KEY_PEM', 'secret', { canBeFile: true }),
    agreed('CSOB_PUBLIC_KEY_PEM', 'secret', { canBeFile: true }),
    agreed('CSOB_BASE_URL', 'address'),
  ],
  demo: ({ origin, keysFolder }) => ({
    CSOB_MERCHANT_ID: 'M1DEMO0001',
    CSOB_BASE_URL: `${origin}/api/v1.9`,
    CSOB_PRIVATE_KEY_PEM_FILE: join(keysFolder, 'csob', 'merchant.key.pem'),
    CSOB_PUBLIC_KEY_PEM_FILE: join(keysFolder, 'csob', 'bank.pub.pem'),
  }),
  standIn: { port: 3010, variable: 'PROVIDERS_PORT' },
  // Its clients are redirected directly to their internet banking (providers §1.3, §5.4).
  ownButton: { id: 'cz-0300', bankCode: 'csob' },
}
