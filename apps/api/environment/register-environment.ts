import type { Market } from '#config/market.ts'
import type { Variables } from './read-variables.ts'

/** The registers of excluded people, of either market. */
export type RegisterEnvironment = {
  readonly aisg: { readonly baseUrl: string; readonly apiKey: string; readonly operatorIco: string }
  readonly urhh: {
    readonly baseUrl: string
    readonly login: string
    readonly password: string
    readonly venueId: string
  }
  readonly sdsl: { readonly baseUrl: string; readonly apiKey: string }
}

export function readRegisters({ read }: Pick<Variables, 'read'>): RegisterEnvironment {
  return {
    aisg: {
      baseUrl: read('RVO_CZ_BASE_URL'),
      apiKey: read('RVO_CZ_API_KEY'),
      operatorIco: read('RVO_CZ_OPERATOR_ICO'),
    },
    urhh: {
      baseUrl: read('RVO_SK_BASE_URL'),
      login: read('RVO_SK_LOGIN'),
      password: read('RVO_SK_PASSWORD'),
      venueId: read('RVO_SK_VENUE_ID'),
    },
    sdsl: { baseUrl: read('SDSL_BASE_URL'), apiKey: read('SDSL_API_KEY') },
  }
}

/** Providers of addresses; the Czech register only in its market. */
export type AddressEnvironment = {
  readonly smartform: { readonly baseUrl: string; readonly clientId: string; readonly password: string }
  readonly ruian: { readonly baseUrl: string } | undefined
}

export function readAddresses(
  { read }: Pick<Variables, 'read'>,
  { addressRegister }: Pick<Market, 'addressRegister'>,
): AddressEnvironment {
  return {
    smartform: {
      baseUrl: read('SMARTFORM_BASE_URL'),
      clientId: read('SMARTFORM_CLIENT_ID'),
      password: read('SMARTFORM_PASSWORD'),
    },
    ruian: addressRegister === 'RUIAN' ? { baseUrl: read('RUIAN_BASE_URL') } : undefined,
  }
}
