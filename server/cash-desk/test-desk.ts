import type { CallDefinition } from '#contract/call.ts'
import { getPlayerId } from '#contract/capi-v1/player-authentication.ts'
import { setLandBasedWalletEnable } from '#contract/capi-v1.1/transfers.ts'
import { addCard } from '#contract/onling-v2/player-card.ts'
import { setPin } from '#contract/onling-v2/player-pin.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import * as calls from '#contract/play-v1/staff-cash.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, TEST_VENUE } from '#tests/api.ts'
import { openVenue } from '#tests/open-venue.ts'

export const CARD = '92031800000044AB'
export const PIN = '4071'
/** The sum in thousands that one person may carry from the safe. */
const ALONE = 50
export const PASSWORD = 'a-password-for-tests'

export type Answer = { readonly status: number; readonly code?: string } & Record<string, unknown>
export type Who = 'cashier' | 'manager'

/** A sum in notes of a thousand crowns, and the rest in coins of one. */
export const countOf = (minor: number) => [
  { pieceMinor: 100_000, pieces: Math.floor(minor / 100_000) },
  { pieceMinor: 100, pieces: (minor % 100_000) / 100 },
]

const CZK = (amountMinor: number) => ({ amountMinor, currency: 'CZK' })

/** An open venue with a desk, a cashier, a manager, and a verified player with a card and a PIN. */
export async function openTestDesk() {
  const api = await openTestApi({ isVerified: true })
  await openVenue(api)
  const playerToken = await api.freshToken('player')
  const tokens = { cashier: await api.tokenOfRole('cashier'), manager: await api.tokenOfRole('hall-manager') }
  const send = async (call: CallDefinition, input: object, token?: string): Promise<Answer> => {
    const answer = await api.send(call, { input, token })
    return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() }
  }
  const ask = (who: Who, call: CallDefinition, sent: object = {}) =>
    send(call, call.method === 'GET' ? { query: sent } : { body: sent }, tokens[who])
  const playerId = (await send(getPlayerId, { body: {} }, playerToken))['playerId'] as number
  await send(setPin, { body: { pin: PIN, password: PASSWORD } }, playerToken)
  await send(addCard, { body: { cardNumber: CARD } }, playerToken)
  await send(setLandBasedWalletEnable, { body: { isEnabled: true } }, playerToken)
  const desk = await ask('manager', calls.createDesk, { venueId: TEST_VENUE.id, name: 'Pokladna 1' })
  let last = 0
  const key = () => `cash-desk-test-${String((last += 1)).padStart(6, '0')}`
  return {
    api,
    ask,
    send,
    playerId,
    playerToken,
    desk,
    key,
    /**
     * Opens a shift of the cashier with a sum from the safe in thousands of crowns, and identifies the player. What one
     * person may not carry is carried by two.
     */
    begin: async (thousands = 10) => {
      const brought = Math.min(thousands, ALONE)
      const [row] = await api.db.query<{ cashMinor: number }>(sql`select cash_minor from cash_desk.desk`)
      const left = row?.cashMinor ?? 0
      const shift = await ask('cashier', calls.openShift, {
        deskId: desk['deskId'],
        count: countOf(left + brought * 100_000),
        ...(brought === 0 ? {} : { brought: CZK(brought * 100_000) }),
      })
      if (thousands > brought) {
        const waits = await ask('cashier', calls.carryCash, {
          shiftId: shift['shiftId'],
          to: 'drawer',
          amount: CZK((thousands - brought) * 100_000),
          idempotencyKey: key(),
          explanation: 'Velký turnaj dnes večer.',
        })
        const { approvalId } = waits['details'] as { approvalId: string }
        await ask('manager', approve, { approvalId, explanation: 'Přepočítáno se mnou.' })
      }
      const met = await ask('cashier', calls.meetPlayer, {
        shiftId: shift['shiftId'],
        card: { cardNumber: CARD, pin: PIN },
      })
      return { shift, met }
    },
    pay: (call: CallDefinition, met: Answer, amountMinor: number, more: object = {}) =>
      ask('cashier', call, {
        presenceId: met['presenceId'],
        amount: CZK(amountMinor),
        idempotencyKey: key(),
        ...more,
      }),
  }
}

export type TestDesk = Awaited<ReturnType<typeof openTestDesk>>
