import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { StoredRates } from '../shapes/exchange-rates.ts'
import { Currency } from '../shapes/money.ts'

/** Currency in which this target keeps its players' money. */
export const getMainCurrency = defineCall({
  method: 'GET',
  path: '/capi/v1.1/Currency/GetMainCurrency',
  audience: 'any',
  doors: ['player', 'staff'],
  summary: 'Main currency of the market',
  reply: Type.Object({
    currency: Currency,
    fractionDigitsMin: Type.Integer(),
    fractionDigitsMax: Type.Integer(),
  }),
  refusals: [],
})

/**
 * Stored central-bank rates with their date. `rate` is decimal text, never a float: one unit of `from` costs `rate` of `to`. An
 * empty list: no rate has been stored yet.
 */
export const getExchangeRates = defineCall({
  method: 'GET',
  path: '/capi/v1.1/Currency/GetExchangeRates',
  audience: 'any',
  doors: ['player', 'staff', 'internal'],
  summary: 'Stored exchange rates',
  reply: StoredRates,
  refusals: [],
})
