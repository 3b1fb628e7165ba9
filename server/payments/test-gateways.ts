import { systemClock, type Clock, type Database } from '#server/kernel/index.ts'
import {
  makeBankPsd2Gateway,
  makeBankTransferGateway,
  makeCsobGateway,
  makeGpWebPayGateway,
  makeMobileTechGateway,
  makeNeteraGateway,
  makePayoutOneGateway,
  makePayUGateway,
  recordExchanges,
  spendNonces,
  type Gateway,
} from './index.ts'
import { TEST_SECRETS, type TestPartners } from './test-partners.ts'

/** Long enough for a machine that is busy with other tests; a partner that is told to stay silent holds on for a minute. */
const PATIENCE = { timeoutMs: 2_000, statusTimeoutMs: 2_000, retryAfterMs: 10 } as const

/** Every gateway, made as the product makes it, each to the stand-in of its partner. */
export function makeTestGateways(
  { csob, gpWebPay, payU, payoutOne, netera, mobileTech, bankPsd2, pem }: TestPartners,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): ReadonlyMap<string, Gateway> {
  const record = recordExchanges({ db, clock })
  return new Map<string, Gateway>([
    ['Bacs', makeBankTransferGateway()],
    [
      'Csob',
      makeCsobGateway(
        {
          ...PATIENCE,
          merchantId: 'M1MIPS0000',
          merchantPrivatePem: pem('csob/merchant.key.pem'),
          bankPublicPem: pem('csob/bank.pub.pem'),
          baseUrl: `${csob.origin}/api/v1.9`,
        },
        { clock, record },
      ),
    ],
    [
      'GPWebPay',
      makeGpWebPayGateway(
        {
          ...PATIENCE,
          merchantNumber: '9999999999',
          provider: '0100',
          merchantPrivatePem: pem('gpwebpay/merchant.key.pem'),
          gatewayPublicPem: pem('gpwebpay/gateway.pub.pem'),
          orderUrl: `${gpWebPay.origin}/pgw/order.do`,
          serviceUrl: `${gpWebPay.origin}/pay-ws/v1/PaymentService`,
        },
        { record },
      ),
    ],
    [
      'PayUCard',
      makePayUGateway(
        {
          ...PATIENCE,
          posId: '300746',
          shopId: 'SHOP1',
          clientId: '300746',
          clientSecret: TEST_SECRETS.payU,
          secondKey: TEST_SECRETS.payUSecondKey,
          baseUrl: payU.origin,
        },
        { clock, record },
      ),
    ],
    [
      'PayoutOne',
      makePayoutOneGateway(
        {
          ...PATIENCE,
          clientId: 'client-1',
          clientSecret: TEST_SECRETS.payoutOne,
          baseUrl: `${payoutOne.origin}/api/v1`,
        },
        { clock, record },
      ),
    ],
    [
      'BankPsd2',
      makeBankPsd2Gateway(
        {
          ...PATIENCE,
          baseUrl: bankPsd2.origin,
          apiKey: TEST_SECRETS.bankPsd2,
          creditor: { iban: 'CZ6508000000192000145399', name: 'Casino' },
        },
        { record },
      ),
    ],
    [
      'MobileTech',
      makeMobileTechGateway(
        {
          serviceId: '1',
          secret: TEST_SECRETS.mobileTech,
          payUrl: `${mobileTech.origin}/pay/`,
          pageCurrency: 'CZK',
          keyword: 'TOLAR',
          shortCode: '90733',
        },
        { record },
      ),
    ],
    [
      'Netera',
      makeNeteraGateway(
        { ...PATIENCE, merchantId: 'tolar', secret: TEST_SECRETS.netera, baseUrl: `${netera.origin}/netera/v1` },
        { clock: systemClock, record, spendNonce: spendNonces({ db, clock: systemClock }) },
      ),
    ],
  ])
}
