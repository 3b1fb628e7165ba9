import type { FastifyInstance } from 'fastify'
import { buildBankPsd2 } from './bank-psd2/bank-psd2-server.ts'
import { buildCsob, csobKeysFolder } from './csob/csob-server.ts'
import { buildFio } from './fio/fio-server.ts'
import { buildGpWebPay, gpWebPayKeysFolder } from './gpwebpay/gpwebpay-server.ts'
import { buildMobileTech } from './mobiletech/mobiletech-server.ts'
import { buildNetera } from './netera/netera-server.ts'
import { buildPayoutOne } from './payout-one/payout-one-server.ts'
import { buildPayU } from './payu/payu-server.ts'

/**
 * Starts the stand-ins of the payment partners, one port each. For development and tests only. PORT (ČSOB, 3010; 0 takes
 * any that are free for all), GPWEBPAY_PORT (3011), PAYU_PORT (3012), PAYOUT_ONE_PORT (3013), NETERA_PORT (3014), MOBILETECH_PORT (3015), BANK_PSD2_PORT (3021),
 * FIO_PORT (3022), HOST (127.0.0.1), DATA_DIR (.data/providers); the rest is what a partner would have agreed with us.
 */
const {
  PORT = '3010',
  GPWEBPAY_PORT = PORT === '0' ? '0' : '3011',
  PAYU_PORT = PORT === '0' ? '0' : '3012',
  PAYOUT_ONE_PORT = PORT === '0' ? '0' : '3013',
  NETERA_PORT = PORT === '0' ? '0' : '3014',
  MOBILETECH_PORT = PORT === '0' ? '0' : '3015',
  BANK_PSD2_PORT = PORT === '0' ? '0' : '3021',
  FIO_PORT = PORT === '0' ? '0' : '3022',
  HOST = '127.0.0.1',
  DATA_DIR = '.data/providers',
  CSOB_MERCHANT_ID,
  PAYU_CLIENT_SECRET = 'sandbox-secret',
  PAYU_SECOND_KEY = 'sandbox-second-key',
  PAYOUT_ONE_CLIENT_SECRET = 'sandbox-secret',
  NETERA_SECRET = 'sandbox-netera-secret',
  NETERA_NOTIFY_URL = 'http://localhost:3000/capi/v2-onling/Payment/NotifyNetera',
  BANK_PSD2_API_KEY = 'sandbox-bank-key',
  FIO_TOKEN = 'sandbox-fio-token',
  FIO_IBAN = 'CZ0620100000002000282668',
  MOBILETECH_SECRET = 'sandbox-mobiletech-secret',
  MOBILETECH_NOTIFY_URL = 'http://localhost:3000/capi/v2-onling/Payment/NotifyMobileTech',
  CURRENCY = 'CZK',
  PAYOUT_ONE_NOTIFY_URL = 'http://localhost:3000/capi/v2-onling/Payment/NotifyPayoutOne',
} = process.env

const partners: readonly (readonly [name: string, port: string, app: FastifyInstance])[] = [
  [
    'ČSOB',
    PORT,
    buildCsob({
      keysFolder: csobKeysFolder(DATA_DIR),
      ...(CSOB_MERCHANT_ID ? { merchantId: CSOB_MERCHANT_ID } : {}),
    }),
  ],
  ['GP webpay', GPWEBPAY_PORT, buildGpWebPay({ keysFolder: gpWebPayKeysFolder(DATA_DIR) })],
  [
    'PayU',
    PAYU_PORT,
    buildPayU({
      secrets: {
        posId: '300746',
        shopId: 'SHOP1',
        clientId: '300746',
        clientSecret: PAYU_CLIENT_SECRET,
        secondKey: PAYU_SECOND_KEY,
      },
    }),
  ],
  [
    'Payout.one',
    PAYOUT_ONE_PORT,
    buildPayoutOne({
      settings: { clientId: 'client-1', clientSecret: PAYOUT_ONE_CLIENT_SECRET, notifyUrl: PAYOUT_ONE_NOTIFY_URL },
    }),
  ],
  [
    'Netera',
    NETERA_PORT,
    buildNetera({
      access: { merchantId: 'tolar', secret: NETERA_SECRET },
      notifyUrl: NETERA_NOTIFY_URL,
      currency: CURRENCY,
    }),
  ],
  [
    'MobileTech',
    MOBILETECH_PORT,
    buildMobileTech({ serviceId: '1', secret: MOBILETECH_SECRET, notifyUrl: MOBILETECH_NOTIFY_URL }),
  ],
  ['Bank (PSD2)', BANK_PSD2_PORT, buildBankPsd2({ apiKey: BANK_PSD2_API_KEY })],
  ['Fio', FIO_PORT, buildFio({ token: FIO_TOKEN, iban: FIO_IBAN, currency: CURRENCY })],
]

const stop = () => void Promise.all(partners.map(([, , app]) => app.close())).then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

try {
  for (const [name, port, app] of partners)
    console.log(`${name} stand-in: ${await app.listen({ port: Number(port), host: HOST })}`)
} catch (error) {
  console.error(`The stand-ins could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
