import { composeSignIn } from '#apps/api/compose/compose-sign-in.ts'
import type { CallDefinition } from '#contract/call.ts'
import * as playerLimits from '#contract/capi-v1.1/player-limits.ts'
import * as own from '#contract/capi-v1.1/transfers.ts'
import { addCard } from '#contract/onling-v2/player-card.ts'
import { setPin } from '#contract/onling-v2/player-pin.ts'
import { loginByEmail } from '#contract/onling-v2/player.ts'
import { newId } from '#server/kernel/index.ts'
import { seedPlayer } from '#server/sign-in/index.ts'
import { creditDeposit } from '#server/wallet/index.ts'
import { cheapPasswords, type TestApi } from '../api.ts'

export const PIN = '4071'
/** The daily limit of stakes and losses of every second person. */
export const STAKE_DAY_MINOR = 40_000
export const LOSS_DAY_MINOR = 15_000
export const FIRST_MINOR = 10_000_000

const PASSWORD = 'a-password-for-tests'

export type Guest = { readonly playerId: number; readonly cardNumber: string; readonly isLimited: boolean }

/** People with a card, a PIN, chosen limits and all of their money in the land-based wallet. */
export async function invitePeople(api: TestApi, count: number): Promise<Guest[]> {
  const { db, clock, environment } = api
  const { configuration } = environment
  const currency = configuration.market.currency.code
  const ground = { db, clock, configuration, bus: { send: async () => {} } }
  const seeds = await composeSignIn(ground, environment, { passwordCost: cheapPasswords })
  const guests: Guest[] = []
  for (let number = 0; number < count; number += 1) {
    const email = `guest-${number}@players.test`
    const person = { firstName: 'Guest', surname: `Number${number}`, birthDate: '1985-03-04', language: 'cs' as const }
    const { playerId } = await seedPlayer(seeds, { email, password: PASSWORD, currency, ...person })
    const paymentId = newId(clock.now())
    const amount = { amountMinor: FIRST_MINOR, currency }
    await db.transaction((tx) => creditDeposit(tx, { playerId, paymentId, amount, gateway: 'Csob' }))
    const isLimited = number % 2 === 0
    const cardNumber = (0xa0000000 + number).toString(16).padStart(12, '0')
    await settle(api, { email, cardNumber, isLimited, currency })
    guests.push({ playerId, cardNumber, isLimited })
  }
  return guests
}

async function settle(
  api: TestApi,
  {
    email,
    cardNumber,
    isLimited,
    currency,
  }: { email: string; cardNumber: string; isLimited: boolean; currency: string },
): Promise<void> {
  const source = `10.${cardNumber.length}.${Number.parseInt(cardNumber.slice(-4), 16) >> 8}.${Number.parseInt(cardNumber.slice(-2), 16)}`
  const ask = async (call: CallDefinition, input: object, token?: string) => {
    const answer = await api.send(call, { input, token, source })
    if (answer.statusCode !== 200) throw new Error(`${call.path} answered ${answer.body}`)
    return answer.json<Record<string, unknown>>()
  }
  const signedIn = await ask(loginByEmail, { body: { email, password: PASSWORD } })
  const token = String(signedIn['token'])
  await ask(setPin, { body: { pin: PIN, password: PASSWORD } }, token)
  await ask(addCard, { body: { cardNumber } }, token)
  const { limits } = await ask(playerLimits.getLimits, { body: {} }, token)
  const value: Record<string, number> = isLimited
    ? { StakeDayCasinoLimit: STAKE_DAY_MINOR, LossDayCasinoLimit: LOSS_DAY_MINOR }
    : {}
  const choices = (limits as { kind: string; isOptional: boolean }[])
    .filter(({ isOptional }) => !isOptional)
    .map(({ kind }) => ({ kind, value: kind in value ? { amountMinor: value[kind], currency } : null }))
  await ask(playerLimits.setLimits, { body: { choices } }, token)
  await ask(own.setLandBasedWalletEnable, { body: { isEnabled: true } }, token)
  const all = {
    amount: { amountMinor: 1_000_000, currency },
    to: 'land-based',
    idempotencyKey: `all-to-the-land-${cardNumber}`,
  }
  const { transferId } = await ask(own.transfer, { body: all }, token)
  await ask(own.commit, { query: { id: transferId } }, token)
}
