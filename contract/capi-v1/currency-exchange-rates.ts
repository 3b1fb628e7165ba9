import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { StoredRates } from '../shapes/exchange-rates.ts'

/** Exchange rates that applied on a day: the list of that day, or the last one before it. Without a day: today's. */
export const getRates = defineCall({
  method: 'POST',
  path: '/capi/Evidence/v1/CurrencyExchangeRates/Get',
  audience: 'internal',
  scope: 'rates',
  summary: 'Exchange rates of central banks valid on a day',
  isReading: true,
  body: Type.Object({ validOn: Type.Optional(Type.String({ format: 'date', maxLength: 10 })) }),
  reply: StoredRates,
  refusals: [],
})
