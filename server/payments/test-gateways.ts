import { agreements } from '#partners/agreements.ts'
import { openGateways } from '#partners/adapters.ts'
import { makeMobileTechGateway } from '#partners/mobiletech/adapter/mobiletech-gateway.ts'
import { valueOf, type AgreedValues } from '#partners/partner.ts'
import { systemClock, type Clock, type Database } from '#server/kernel/index.ts'
import { makeBankTransferGateway, recordExchanges, spendNonces, type Gateway } from './index.ts'
import { testSecretOf, type TestPartners } from './test-partners.ts'

/** Long enough for a machine that is busy with other tests; a stand-in in the timeout scenario waits for a minute. */
const PATIENCE = { timeoutMs: 2_000, statusTimeoutMs: 2_000, retryAfterMs: 10 } as const

/** Every gateway, made as the product makes it, each connected to the stand-in of its partner. */
export function makeTestGateways(
  { originOf, pem }: Pick<TestPartners, 'originOf' | 'pem'>,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): ReadonlyMap<string, Gateway> {
  const needs = {
    clock,
    worldClock: systemClock,
    record: recordExchanges({ db, clock }),
    spendNonce: spendNonces({ db, clock: systemClock }),
    creditor: { iban: 'CZ6508000000192000145399', name: 'Casino' },
    patience: PATIENCE,
  }
  const valuesOf = (key: string): AgreedValues => {
    const demo = agreements[key]?.demo({ origin: originOf(key), keysFolder: '', secret: testSecretOf }) ?? {}
    return Object.fromEntries(
      Object.entries(demo).map(([name, value]) =>
        name.endsWith('_FILE') ? [name.slice(0, -'_FILE'.length), pem(value)] : [name, value],
      ),
    )
  }
  const opened = Object.entries(openGateways).map(([key, open]) => open(valuesOf(key), needs))
  const phone = valuesOf('mobiletech')
  return new Map<string, Gateway>([
    ...[makeBankTransferGateway(), ...opened].map((gateway) => [gateway.name, gateway] as const),
    [
      // These tests use crowns, which its page does not accept.
      'MobileTech',
      makeMobileTechGateway(
        {
          serviceId: valueOf(phone, 'MOBILETECH_SERVICE_ID'),
          secret: valueOf(phone, 'MOBILETECH_SECRET'),
          payUrl: valueOf(phone, 'MOBILETECH_PAY_URL'),
          keyword: valueOf(phone, 'MOBILETECH_KEYWORD'),
          shortCode: valueOf(phone, 'MOBILETECH_SHORT_CODE'),
          pageCurrency: 'CZK',
        },
        needs,
      ),
    ],
  ])
}
