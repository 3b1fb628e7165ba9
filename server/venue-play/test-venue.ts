import { randomUUID } from 'node:crypto'
import type { CallDefinition } from '#contract/call.ts'
import { getPlayerId } from '#contract/capi-v1/player-authentication.ts'
import * as playerLimits from '#contract/capi-v1.1/player-limits.ts'
import { addCard } from '#contract/onling-v2/player-card.ts'
import { setPin } from '#contract/onling-v2/player-pin.ts'
import { issueToken } from '#contract/oauth2/token.ts'
import { seedClient, withoutMoney } from '#server/sign-in/index.ts'
import { seedVenue } from '#server/topology/index.ts'
import { openTestApi, TEST_VENUE, type TestApi } from '#tests/api.ts'
import { openVenue } from '#tests/open-venue.ts'

export const CARD = '92031800000044AB'
export const PIN = '4071'
const MUCH = { callMaxMinor: 1_000_000_000, dayMaxMinor: 1_000_000_000, unprovedMaxMinor: 1_000_000_000 }
const SECRET = 'a-secret-of-thirty-two-random-bytes'
const PASSWORD = 'a-password-for-tests'

/** Another venue of the same operator, which must not access data of the first. */
export const OTHER_VENUE = {
  id: '0190d3a0-7b1c-7000-8000-00000000e572',
  kind: 'GamingHall',
  name: 'Herna Jasan',
  street: 'Jasanová 2',
  town: 'Olomouc',
  postCode: '77900',
  workrooms: [],
} as const

export type Answer = { readonly status: number; readonly code?: string } & Record<string, unknown>

/**
 * A venue with two terminals and another with one, their systems, and a player with a card, a PIN and chosen limits.
 */
export async function openTestHall(
  limits: Readonly<Record<string, number>>,
  options: Pick<NonNullable<Parameters<typeof openTestApi>[0]>, 'minimumRoundMs' | 'target'> = {},
) {
  const api = await openTestApi({ isVerified: true, ...options })
  await seedVenue(api.db, { ...OTHER_VENUE, target: api.environment.configuration.brand.target })
  const terminals = await openVenue(api)
  const [otherTerminal = ''] = await openVenue(api, OTHER_VENUE.id, ['O-1'])
  const playerToken = await api.freshToken('player')
  const ask = async (call: CallDefinition, input: object, token?: string): Promise<Answer> => {
    const answer = await api.send(call, { input, token })
    return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() }
  }
  const tokenOf = async (id: string) => {
    const query = { grant_type: 'client_credentials', client_id: id, client_secret: SECRET }
    return (await api.send(issueToken, { input: { query } })).json<{ access_token: string }>().access_token
  }
  const addClient = async (id: string, venueId: string) => {
    const grants = [
      ...(['play.report', 'play.read', 'cards.change', 'money.finish', 'queue'] as const).map(withoutMoney),
      ...(['money.take', 'money.give', 'money.desk'] as const).map((scope) => ({ scope, ...MUCH })),
    ]
    await seedClient(api, { id, kind: 'internal', name: id, secret: SECRET, venueId, grants, ratePerMinute: 100_000 })
  }
  await addClient('hall', TEST_VENUE.id)
  await addClient('other-hall', OTHER_VENUE.id)
  const hall = { token: await tokenOf('hall') }
  const other = { token: await tokenOf('other-hall') }
  const playerId = (await ask(getPlayerId, { body: {} }, playerToken))['playerId'] as number
  await ask(setPin, { body: { pin: PIN, password: PASSWORD } }, playerToken)
  await ask(addCard, { body: { cardNumber: CARD } }, playerToken)
  const shown = await ask(playerLimits.getLimits, { body: {} }, playerToken)
  const choices = (shown['limits'] as { kind: string; isOptional: boolean }[])
    .filter(({ isOptional }) => !isOptional)
    .map(({ kind }) => ({ kind, value: kind in limits ? valueOf(kind, limits[kind] ?? 0) : null }))
  await ask(playerLimits.setLimits, { body: { choices } }, playerToken)
  return {
    api,
    ask,
    /** Another token of the venue's own system, or of another client: tokens live for an hour. */
    freshHallToken: (id = 'hall') => tokenOf(id),
    addClient,
    hall,
    other,
    terminals,
    otherTerminal,
    playerId,
    playerToken,
    reference: () => `fact-${randomUUID()}`,
  }
}

function valueOf(kind: string, value: number): object {
  return kind.startsWith('Visit') ? { count: value } : { amountMinor: value, currency: 'CZK' }
}

export type TestHall = Awaited<ReturnType<typeof openTestHall>>
export type { TestApi }
