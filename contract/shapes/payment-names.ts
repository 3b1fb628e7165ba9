import { Type } from 'typebox'

/** Payment words of the specification (player-site.md §3 and §9). Partners and stored data use them, so they never change. */
export const depositGateways = ['Csob', 'GPWebPay', 'PayUCard'] as const
export type DepositGateway = (typeof depositGateways)[number]

export const depositMethods = [
  'CardOnline',
  'Bacs',
  'PaymentButton',
  'Netera',
  'Landbase',
  'MobileTech',
  'PayoutOne',
] as const
export type DepositMethod = (typeof depositMethods)[number]

export const DepositMethodName = Type.Enum([...depositMethods])

/** Partner of a deposit: a card's gateway, or the method that is its own partner. */
export const DepositPartnerName = Type.Enum([
  ...depositGateways,
  ...depositMethods.filter((one) => one !== 'CardOnline'),
])
