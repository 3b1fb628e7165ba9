import { agreed, type Agreement } from '../partner.ts'

export const mobileTechAgreement: Agreement = {
  isSwitchedOn: ({ payment }) => payment.depositMethods.includes('MobileTech'),
  variables: [
    agreed('MOBILETECH_SERVICE_ID'),
    agreed('MOBILETECH_SECRET', 'secret', { minLength: 16 }),
    agreed('MOBILETECH_PAY_URL', 'address'),
    agreed('MOBILETECH_KEYWORD'),
    agreed('MOBILETECH_SHORT_CODE'),
  ],
  demo: ({ origin, secret }) => ({
    MOBILETECH_SERVICE_ID: '1',
    MOBILETECH_SECRET: secret('mobiletech-secret'),
    MOBILETECH_PAY_URL: `${origin}/pay/`,
    MOBILETECH_KEYWORD: 'TOLAR',
    MOBILETECH_SHORT_CODE: '90733',
  }),
  standIn: { port: 3015, variable: 'MOBILETECH_PORT' },
}
