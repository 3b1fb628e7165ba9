import { join } from 'node:path'
import { agreed, leadsToBanks, type Agreement } from '../partner.ts'
import { buttons } from './buttons.ts'
import { gpWebPay } from './facts.ts'

const ON_ITS_PAGE: readonly string[] = ['CardOnline', ...gpWebPay.deviceWallets]

/** Cards, wallets of devices, and the buttons of Czech banks. */
export const gpWebPayAgreement: Agreement = {
  isSwitchedOn: (brand) =>
    (brand.payment.depositMethods.some((method) => ON_ITS_PAGE.includes(method)) &&
      brand.payment.depositGateways.includes('GPWebPay')) ||
    leadsToBanks(buttons, brand),
  variables: [
    agreed('GPWEBPAY_MERCHANT_NUMBER'),
    agreed('GPWEBPAY_PROVIDER'),
    agreed('GPWEBPAY_PRIVATE_KEY_PEM', 'secret', { canBeFile: true }),
    agreed('GPWEBPAY_PUBLIC_KEY_PEM', 'secret', { canBeFile: true }),
    agreed('GPWEBPAY_ORDER_URL', 'address'),
    agreed('GPWEBPAY_SERVICE_URL', 'address'),
  ],
  demo: ({ origin, keysFolder }) => ({
    GPWEBPAY_MERCHANT_NUMBER: '9999999999',
    GPWEBPAY_PROVIDER: '0100',
    GPWEBPAY_PRIVATE_KEY_PEM_FILE: join(keysFolder, 'gpwebpay', 'merchant.key.pem'),
    GPWEBPAY_PUBLIC_KEY_PEM_FILE: join(keysFolder, 'gpwebpay', 'gateway.pub.pem'),
    GPWEBPAY_ORDER_URL: `${origin}/pgw/order.do`,
    GPWEBPAY_SERVICE_URL: `${origin}/pay-ws/v1/PaymentService`,
  }),
  standIn: { port: 3011, variable: 'GPWEBPAY_PORT' },
  buttons,
}
