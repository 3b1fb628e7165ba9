import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Uuid } from '../shapes/fields.ts'
import { CardNumber } from '../shapes/player-cards.ts'
import { WithdrawalInfo } from '../shapes/withdrawals.ts'
import { Pin } from '../onling-v2/player-pin.ts'

/** Verifies a withdrawal by card instead of the code that was sent, for brands that allow `Card` to verify withdrawals. */
export const verifyByCard = defineCall({
  method: 'POST',
  path: '/capi/v1.1/Funds/VerifyByCard',
  audience: 'player',
  summary: 'Confirm a withdrawal by a venue card and its PIN',
  body: Type.Object({ id: Uuid, cardNumber: CardNumber, pin: Pin }),
  reply: WithdrawalInfo,
  refusals: [
    'ERR_PAYMENT_NOT_FOUND',
    'ERR_STATE_CHANGED',
    'ERR_METHOD_NOT_AVAILABLE',
    'ERR_INVALID_PIN',
    'ERR_INVALID_CARD_ID',
    'ERR_TOO_MANY_BAD_ATTEMPTS',
  ],
  ratePerMinute: 20,
})
