import type { Brand } from '#config/brand.ts'
import type { BankIdAccess, VerifaceAccess } from '#server/documents/index.ts'
import { readAdapter, type AdapterValues } from './read-adapter.ts'

/** Values agreed with the partners that verify people; undefined for a partner that the brand does not have. */
export type IdentityEnvironment = {
  readonly bankId: Omit<BankIdAccess, 'redirectUri'> | undefined
  readonly veriface: (VerifaceAccess & { readonly notifySecret: string }) | undefined
}

/** The value for a brand without any of them. */
export const noIdentityPartners: IdentityEnvironment = { bankId: undefined, veriface: undefined }

/**
 * Reads the values that the brand's partners need, by the register of adapters. Missing ones are reported to
 * `onProblem`.
 */
export function readIdentityPartners(brand: Brand, env: AdapterValues): IdentityEnvironment {
  const { isOn, read } = readAdapter(brand, env)
  return {
    bankId: isOn('bank-id')
      ? {
          issuer: read('BANKID_ISSUER'),
          clientId: read('BANKID_CLIENT_ID'),
          clientSecret: read('BANKID_CLIENT_SECRET'),
        }
      : undefined,
    veriface: isOn('veriface')
      ? {
          baseUrl: read('VERIFACE_BASE_URL'),
          apiKey: read('VERIFACE_API_KEY'),
          openUrl: read('VERIFACE_OPEN_URL'),
          notifySecret: read('VERIFACE_NOTIFY_SECRET'),
        }
      : undefined,
  }
}
