import { agreed, type Agreement } from '../partner.ts'

/** The bank of our account has an API for its movements; only the worker calls it. */
export const fioAgreement: Agreement = {
  isSwitchedOn: ({ payment }) => payment.statementBank === 'Fio',
  variables: [
    agreed('FIO_BASE_URL', 'address', { processes: ['worker'] }),
    agreed('FIO_TOKEN', 'secret', { minLength: 32, processes: ['worker'] }),
  ],
  demo: ({ origin, secret }) => ({ FIO_BASE_URL: `${origin}/v1/rest`, FIO_TOKEN: secret('fio-token') }),
  standIn: { port: 3022, variable: 'FIO_PORT' },
}
