import { join } from 'node:path'
import { keptSecret } from './demo.ts'
import type { Ports } from './ports.ts'

/** What API and worker, and the stand-ins, are told of the payment partners: both sides of what was agreed. */
export function partnerVariables(options: {
  readonly ports: Ports
  /** Where the stand-ins keep their keys. */
  readonly keysFolder: string
  readonly playerOrigin: string
  /** The account that the demo's bank keeps for us. */
  readonly iban: string
}) {
  const { ports, keysFolder, playerOrigin, iban } = options
  const at = (port: number) => `http://127.0.0.1:${port}`
  const secret = (name: string) => keptSecret(join(keysFolder, name))
  const shared = {
    CSOB_MERCHANT_ID: 'M1DEMO0001',
    PAYU_CLIENT_SECRET: secret('payu-client-secret'),
    PAYU_SECOND_KEY: secret('payu-second-key'),
    PAYOUT_ONE_CLIENT_SECRET: secret('payout-one-client-secret'),
    NETERA_SECRET: secret('netera-secret'),
    MOBILETECH_SECRET: secret('mobiletech-secret'),
    BANK_PSD2_API_KEY: secret('bank-psd2-key'),
    FIO_TOKEN: secret('fio-token'),
  }
  return {
    rules: {
      ...shared,
      CSOB_BASE_URL: `${at(ports.providers)}/api/v1.9`,
      CSOB_PRIVATE_KEY_PEM_FILE: join(keysFolder, 'csob', 'merchant.key.pem'),
      CSOB_PUBLIC_KEY_PEM_FILE: join(keysFolder, 'csob', 'bank.pub.pem'),
      GPWEBPAY_MERCHANT_NUMBER: '9999999999',
      GPWEBPAY_PROVIDER: '0100',
      GPWEBPAY_PRIVATE_KEY_PEM_FILE: join(keysFolder, 'gpwebpay', 'merchant.key.pem'),
      GPWEBPAY_PUBLIC_KEY_PEM_FILE: join(keysFolder, 'gpwebpay', 'gateway.pub.pem'),
      GPWEBPAY_ORDER_URL: `${at(ports.gpWebPay)}/pgw/order.do`,
      GPWEBPAY_SERVICE_URL: `${at(ports.gpWebPay)}/pay-ws/v1/PaymentService`,
      PAYU_POS_ID: '300746',
      PAYU_SHOP_ID: 'SHOP1',
      PAYU_CLIENT_ID: '300746',
      PAYU_BASE_URL: at(ports.payU),
      PAYOUT_ONE_CLIENT_ID: 'client-1',
      PAYOUT_ONE_BASE_URL: `${at(ports.payoutOne)}/api/v1`,
      BANK_PSD2_BASE_URL: at(ports.bankPsd2),
      FIO_BASE_URL: `${at(ports.fio)}/v1/rest`,
      MOBILETECH_SERVICE_ID: '1',
      MOBILETECH_PAY_URL: `${at(ports.mobileTech)}/pay/`,
      MOBILETECH_KEYWORD: 'TOLAR',
      MOBILETECH_SHORT_CODE: '90733',
      NETERA_MERCHANT_ID: 'tolar',
      NETERA_BASE_URL: `${at(ports.netera)}/netera/v1`,
    },
    providers: {
      ...shared,
      DATA_DIR: keysFolder,
      GPWEBPAY_PORT: String(ports.gpWebPay),
      PAYU_PORT: String(ports.payU),
      PAYOUT_ONE_PORT: String(ports.payoutOne),
      NETERA_PORT: String(ports.netera),
      BANK_PSD2_PORT: String(ports.bankPsd2),
      FIO_PORT: String(ports.fio),
      FIO_IBAN: iban,
      MOBILETECH_PORT: String(ports.mobileTech),
      MOBILETECH_NOTIFY_URL: `${playerOrigin}/capi/v2-onling/Payment/NotifyMobileTech`,
      NETERA_NOTIFY_URL: `${playerOrigin}/capi/v2-onling/Payment/NotifyNetera`,
      PAYOUT_ONE_NOTIFY_URL: `${playerOrigin}/capi/v2-onling/Payment/NotifyPayoutOne`,
    },
  }
}
