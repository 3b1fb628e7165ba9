import { composeDocuments } from '#apps/api/compose/compose-documents.ts'
import { composeSignIn } from '#apps/api/compose/compose-sign-in.ts'
import { noIdentityPartners } from '#apps/api/environment/identity-environment.ts'
import type { CallDefinition } from '#contract/call.ts'
import * as playerLimits from '#contract/capi-v1.1/player-limits.ts'
import * as own from '#contract/capi-v1.1/transfers.ts'
import { addCard } from '#contract/onling-v2/player-card.ts'
import { setPin } from '#contract/onling-v2/player-pin.ts'
import { loginByEmail } from '#contract/onling-v2/player.ts'
import type { Currency } from '#contract/shapes/money.ts'
import { decideDocument } from '#server/documents/index.ts'
import { makeFieldCipher, newId } from '#server/kernel/index.ts'
import { seedPlayer } from '#server/sign-in/index.ts'
import { creditDeposit } from '#server/wallet/index.ts'
import { drawPaper, sendPapers } from '../../tools/start/verify-by-staff.ts'
import { cheapPasswords, type TestApi } from '../api.ts'

export const PIN = '4071'
/** The limits of stakes and losses of every second person, of the period that each market has. */
export const STAKE_LIMIT_MINOR = 40_000
export const LOSS_LIMIT_MINOR = 15_000
export const LIMIT_PERIOD = { CZK: 'day', EUR: 'month' } as const
export const FIRST_MINOR = 10_000_000
/** The law's maximum stake in a gaming hall, by market; no figure of the Slovak law is known. */
export const STAKE_MAX_MINOR: Readonly<Record<string, number | undefined>> = { CZE: 10_000 }

const PASSWORD = 'a-password-for-tests'
/** Transfers to the land-based wallet: each market has a largest one. */
const TO_THE_LAND_MINOR: Readonly<Record<Currency, readonly number[]>> = {
  CZK: [1_000_000],
  EUR: [50_000, 50_000, 50_000, 50_000],
}

export type Guest = { readonly playerId: number; readonly cardNumber: string; readonly isLimited: boolean }

/** People with a card, a PIN, chosen limits and money in the land-based wallet. */
export async function invitePeople(api: TestApi, count: number): Promise<Guest[]> {
  const { db, clock, environment } = api
  const { configuration } = environment
  const currency = configuration.market.currency.code
  const ground = { db, clock, configuration, bus: { send: async () => {} } }
  const seeds = await composeSignIn(ground, environment, { passwordCost: cheapPasswords })
  const papers = papersOf(api)
  const guests: Guest[] = []
  for (let number = 0; number < count; number += 1) {
    const email = `guest-${number}@players.test`
    const person = { firstName: 'Guest', surname: `Number${number}`, birthDate: '1985-03-04', language: 'cs' as const }
    const { playerId } = await seedPlayer(seeds, { email, password: PASSWORD, currency, ...person })
    const paymentId = newId(clock.now())
    const amount = { amountMinor: FIRST_MINOR, currency }
    await db.transaction((tx) => creditDeposit(tx, { playerId, paymentId, amount, gateway: 'Csob' }))
    await papers(playerId)
    const isLimited = number % 2 === 0
    const cardNumber = (0xa0000000 + number).toString(16).padStart(12, '0')
    await settle(api, { email, cardNumber, isLimited, currency })
    guests.push({ playerId, cardNumber, isLimited })
  }
  return guests
}

/** Verifies people by staff, where nobody plays for money before that. */
function papersOf({ db, clock, environment }: TestApi): (playerId: number) => Promise<void> {
  const { configuration, fieldKeys } = environment
  const { market } = configuration
  if (market.key !== 'SVK') return async () => {}
  const cipher = makeFieldCipher(fieldKeys)
  const ground = { db, clock, configuration, cipher }
  const documents = composeDocuments(ground, { ...environment, identity: noIdentityPartners })
  const explanation = 'Seen and compared for the simulated hall.'
  const paper = drawPaper(['a simulated guest'])
  return async (playerId) => {
    for (const documentId of await sendPapers(documents, market, { playerId, paper: await paper }))
      await decideDocument(
        documents,
        { userId: 1, name: 'Iveta' },
        { move: 'approve', playerId, documentId, explanation },
      )
  }
}

async function settle(
  api: TestApi,
  {
    email,
    cardNumber,
    isLimited,
    currency,
  }: { email: string; cardNumber: string; isLimited: boolean; currency: Currency },
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
  const period = LIMIT_PERIOD[currency] === 'day' ? 'Day' : 'Month'
  const value: Record<string, number> = isLimited
    ? { [`Stake${period}CasinoLimit`]: STAKE_LIMIT_MINOR, [`Loss${period}CasinoLimit`]: LOSS_LIMIT_MINOR }
    : {}
  const choices = (limits as { kind: string; isOptional: boolean }[])
    .filter(({ isOptional }) => !isOptional)
    .map(({ kind }) => ({ kind, value: kind in value ? { amountMinor: value[kind], currency } : null }))
  await ask(playerLimits.setLimits, { body: { choices } }, token)
  await ask(own.setLandBasedWalletEnable, { body: { isEnabled: true } }, token)
  for (const [index, amountMinor] of TO_THE_LAND_MINOR[currency].entries()) {
    const idempotencyKey = `to-the-land-${index}-${cardNumber}`
    const body = { amount: { amountMinor, currency }, to: 'land-based', idempotencyKey }
    const { transferId } = await ask(own.transfer, { body }, token)
    await ask(own.commit, { query: { id: transferId } }, token)
  }
}
