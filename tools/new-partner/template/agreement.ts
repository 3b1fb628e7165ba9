import { agreed, type Agreement } from '#partners/partner.ts'

export const sampleAgreement: Agreement = {
  isSwitchedOn: ({ payment: { depositMethods, withdrawalMethods } }) =>
    [...depositMethods, ...withdrawalMethods].some((one: string) => one === 'Sample'),
  variables: [
    agreed('SAMPLE_MERCHANT_ID'),
    agreed('SAMPLE_SECRET', 'secret', { minLength: 16 }),
    agreed('SAMPLE_BASE_URL', 'address'),
  ],
  demo: ({ origin, secret }) => ({
    SAMPLE_MERCHANT_ID: 'tolar',
    SAMPLE_SECRET: secret('sample-secret'),
    SAMPLE_BASE_URL: `${origin}/v1`,
  }),
  standIn: { port: 3099, variable: 'SAMPLE_PORT' },
}
