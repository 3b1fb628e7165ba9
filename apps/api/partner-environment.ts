import type { Brand } from '#config/brand.ts'
import type { MobileTechSettings } from '#server/payments/index.ts'
import { readAdapter, type AdapterValues } from './read-adapter.ts'

/** What the payment partners of the brand agreed with us; undefined for a partner that the brand has not. */
export type PartnerEnvironment = {
  readonly gpWebPay:
    | {
        readonly merchantNumber: string
        readonly provider: string
        readonly merchantPrivatePem: string
        readonly gatewayPublicPem: string
        readonly orderUrl: string
        readonly serviceUrl: string
      }
    | undefined
  readonly payU:
    | {
        readonly posId: string
        readonly shopId: string
        readonly clientId: string
        readonly clientSecret: string
        readonly secondKey: string
        readonly baseUrl: string
      }
    | undefined
  readonly payoutOne: { readonly clientId: string; readonly clientSecret: string; readonly baseUrl: string } | undefined
  readonly bankPsd2: { readonly baseUrl: string; readonly apiKey: string } | undefined
  readonly mobileTech: MobileTechSettings | undefined
  readonly netera: { readonly merchantId: string; readonly secret: string; readonly baseUrl: string } | undefined
}

/** What a brand without any of them is told. */
export const noPartners: PartnerEnvironment = {
  gpWebPay: undefined,
  payU: undefined,
  payoutOne: undefined,
  netera: undefined,
  bankPsd2: undefined,
  mobileTech: undefined,
}

/** The bank that the worker asks for the movements of our account; undefined where statements are only brought. */
export type StatementBankEnvironment = { readonly baseUrl: string; readonly token: string } | undefined

/** Reads what the brand's bank agreed with us. What is missing is told to `onProblem`. */
export function readStatementBank(brand: Brand, env: AdapterValues): StatementBankEnvironment {
  const { isOn, read } = readAdapter(brand, env)
  return isOn('fio') ? { baseUrl: read('FIO_BASE_URL'), token: read('FIO_TOKEN') } : undefined
}

/** Reads what the brand's partners need, by the register of adapters. What is missing is told to `onProblem`. */
export function readPartners(
  brand: Brand,
  env: AdapterValues & { readonly pem: (name: string) => string },
): PartnerEnvironment {
  const { isOn, read } = readAdapter(brand, env)
  return {
    gpWebPay: isOn('gpwebpay')
      ? {
          merchantNumber: read('GPWEBPAY_MERCHANT_NUMBER'),
          provider: read('GPWEBPAY_PROVIDER'),
          merchantPrivatePem: env.pem('GPWEBPAY_PRIVATE_KEY_PEM'),
          gatewayPublicPem: env.pem('GPWEBPAY_PUBLIC_KEY_PEM'),
          orderUrl: read('GPWEBPAY_ORDER_URL'),
          serviceUrl: read('GPWEBPAY_SERVICE_URL'),
        }
      : undefined,
    payU: isOn('payu')
      ? {
          posId: read('PAYU_POS_ID'),
          shopId: read('PAYU_SHOP_ID'),
          clientId: read('PAYU_CLIENT_ID'),
          clientSecret: read('PAYU_CLIENT_SECRET'),
          secondKey: read('PAYU_SECOND_KEY'),
          baseUrl: read('PAYU_BASE_URL'),
        }
      : undefined,
    payoutOne: isOn('payout-one')
      ? {
          clientId: read('PAYOUT_ONE_CLIENT_ID'),
          clientSecret: read('PAYOUT_ONE_CLIENT_SECRET'),
          baseUrl: read('PAYOUT_ONE_BASE_URL'),
        }
      : undefined,
    bankPsd2: isOn('bank-psd2')
      ? { baseUrl: read('BANK_PSD2_BASE_URL'), apiKey: read('BANK_PSD2_API_KEY') }
      : undefined,
    mobileTech: isOn('mobile-tech')
      ? {
          serviceId: read('MOBILETECH_SERVICE_ID'),
          secret: read('MOBILETECH_SECRET'),
          payUrl: read('MOBILETECH_PAY_URL'),
          keyword: read('MOBILETECH_KEYWORD'),
          shortCode: read('MOBILETECH_SHORT_CODE'),
        }
      : undefined,
    netera: isOn('netera')
      ? { merchantId: read('NETERA_MERCHANT_ID'), secret: read('NETERA_SECRET'), baseUrl: read('NETERA_BASE_URL') }
      : undefined,
  }
}
