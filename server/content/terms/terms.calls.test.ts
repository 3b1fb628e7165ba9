import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { getPlayerId } from '#contract/capi-v1/player-authentication.ts'
import { deposit } from '#contract/capi-v1.1/funds.ts'
import { getAccountRequirements } from '#contract/onling-v2/account-requirements.ts'
import { launch } from '#contract/onling-v2/online-game.ts'
import { loginByEmail, logout } from '#contract/onling-v2/player.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import { getPage } from '#contract/play-v1/content.ts'
import { openSession, playRound } from '#contract/play-v1/play.ts'
import { getRegistration } from '#contract/play-v1/staff-registration.ts'
import * as staff from '#contract/play-v1/staff-content.ts'
import { acceptTerms, getTermsToAccept } from '#contract/play-v1/terms.ts'
import { operatingFigures } from '#config/operating-figures.ts'
import { openTestApi, PASSWORD, type TestApi } from '#tests/api.ts'
import { PATIENCE } from '#tests/patience.ts'

type Body = Record<string, unknown>

const WHY = 'The terms of the spring are these.'
const FIRST = operatingFigures.CZE.termsVersion

let api: TestApi
let other: string
let contentId: string
beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  other = await api.tokenOfRole('operations')
  const rows = (await ask(staff.listContent, { limit: 200 }))['rows'] as Body[]
  contentId = String(rows.find(({ place, language }) => place === 'terms' && language === 'cs')?.['contentId'])
})
afterAll(() => api?.close())

async function ask(call: CallDefinition, sent: object, by?: string): Promise<Body> {
  const token = by ?? (await api.freshToken(call.audience === 'player' ? 'player' : 'staff'))
  const input = call.method === 'GET' ? { query: sent } : { body: sent }
  return (await api.send(call, { input, token })).json<Body>()
}

/** Writes and publishes the next version; returns its number. */
async function publish(text: string, more: Body = {}): Promise<number> {
  const { latestVersion } = await ask(staff.getContent, { contentId })
  const { version } = await ask(staff.savePage, { contentId, basedOn: latestVersion, title: 'Podmínky', text })
  const acceptedWarnings = more['isCorrection'] === true ? [] : ['terms-notice-short:30']
  const sent = { contentId, version, from: null, until: null, explanation: WHY, acceptedWarnings, ...more }
  const { details } = await ask(staff.publishContent, sent)
  const { approvalId } = details as Body
  const signed = await ask(approve, { approvalId, explanation: WHY, acceptedWarnings }, other)
  expect(signed).toMatchObject({ state: 'executed' })
  return Number(version)
}

const payIn = async (token?: string) =>
  (
    await ask(
      deposit,
      {
        amount: { amountMinor: 50_000, currency: 'CZK' },
        method: 'CardOnline',
        gateway: 'Csob',
        idempotencyKey: randomUUID(),
        returnPath: '/cs/ucet',
      },
      token,
    )
  )['code']
/** Opens a game for money and plays a round. */
const play = async (by?: string) => {
  const { launchUrl } = await ask(launch, { gameKey: 'OvocnyKolotoc', mode: 'real' }, by)
  const token = new URL(String(launchUrl)).searchParams.get('token') ?? ''
  const { gameToken, session } = await ask(openSession, { token, gameKey: 'OvocnyKolotoc' }, '')
  const [stakeMinor] = (session as { stakes: number[] }).stakes
  return (await ask(playRound, { roundId: randomUUID(), stakeMinor }, String(gameToken)))['code']
}
const toAccept = async () => (await ask(getTermsToAccept, { language: 'cs' }))['toAccept'] as Body | null
const signInAnew = async () => {
  await ask(logout, {})
  api.clock.advance(60_000)
}
/** Every process reads the terms in force each second. */
const untilAsked = () =>
  vi.waitUntil(async () => (await payIn()) === 'ERR_TERMS_NOT_ACCEPTED', { ...PATIENCE, interval: 100 })

it('requires nothing while the accepted terms are in force', async () => {
  expect(await toAccept()).toBeNull()
  expect(await payIn()).not.toBe('ERR_TERMS_NOT_ACCEPTED')
})

it('requires an acceptance at the next sign-in before deposits and stakes, shows the changes, and stores the acceptance', async () => {
  const version = await publish('# Výběr\n\nOdešleme do 24 hodin.')
  expect(await toAccept()).toMatchObject({ version, comparedWith: 1, language: 'cs' })
  // A player who was signed in before continues.
  expect(await payIn()).not.toBe('ERR_TERMS_NOT_ACCEPTED')
  await signInAnew()
  await untilAsked()
  expect(await play()).toBe('ERR_TERMS_NOT_ACCEPTED')
  const requirement = async () =>
    ((await ask(getAccountRequirements, {}))['requirements'] as Body[]).find(({ key }) => key === 'terms')
  expect(await requirement()).toMatchObject({ isMet: false, isRequired: true })
  const { changes, name } = (await toAccept()) as { changes: Body[]; name: string }
  expect(changes).toContainEqual({
    heading: null,
    lines: [
      { kind: 'added', text: 'Výběr' },
      { kind: 'added', text: 'Odešleme do 24 hodin.' },
    ],
  })
  expect(JSON.stringify(changes)).not.toContain('{operator}')
  expect(await ask(acceptTerms, { name: `${FIRST}.77-cs` })).toMatchObject({ code: 'ERR_STATE_CHANGED' })
  expect(await ask(acceptTerms, { name })).toEqual({ done: true })
  expect(await ask(acceptTerms, { name })).toEqual({ done: true })
  expect(await toAccept()).toBeNull()
  expect(await payIn()).not.toBe('ERR_TERMS_NOT_ACCEPTED')
  expect(await requirement()).toMatchObject({ isMet: true })
  const { playerId } = await ask(getPlayerId, {})
  const { consents } = await ask(getRegistration, { playerId })
  expect(consents).toEqual([
    expect.objectContaining({ kind: 'terms', version: FIRST }),
    expect.objectContaining({ kind: 'terms', version: `${FIRST}.${version}-cs` }),
  ])
})

it('requires nothing after a correction, nor after a withdrawn version', async () => {
  await publish('# Výběr\n\nOdešleme do 24 hodin!', { isCorrection: true })
  await signInAnew()
  expect(await toAccept()).toBeNull()
  await publish('# Výběr\n\nOdešleme do 12 hodin.')
  expect(await toAccept()).toMatchObject({ comparedWith: 2 })
  const { publications } = await ask(staff.getContent, { contentId })
  const [{ publicationId }] = publications as [{ publicationId: string }]
  const asked = await ask(staff.withdrawContent, { publicationId, explanation: WHY, acceptedWarnings: ['text-of-law'] })
  const { approvalId } = asked['details'] as Body
  await ask(approve, { approvalId, explanation: WHY, acceptedWarnings: ['text-of-law'] }, other)
  expect(await toAccept()).toBeNull()
  expect(await ask(getPage, { page: 'terms', language: 'cs' })).toMatchObject({ version: 3 })
})

it('requires it of a second device while a sign-in from before plays on', async () => {
  const first = (await api.freshToken('player')) ?? ''
  expect(await play(first)).not.toBe('ERR_TERMS_NOT_ACCEPTED')
  api.clock.advance(60_000)
  await publish('# Výběr\n\nOdešleme do 20 hodin.')
  api.clock.advance(60_000)
  const body = { email: 'jana@players.test', password: PASSWORD }
  const second = String((await ask(loginByEmail, body, ''))['token'])
  await vi.waitUntil(async () => (await play(second)) === 'ERR_TERMS_NOT_ACCEPTED', { ...PATIENCE, interval: 100 })
  expect(await payIn(second)).toBe('ERR_TERMS_NOT_ACCEPTED')
  expect(await play(first)).not.toBe('ERR_TERMS_NOT_ACCEPTED')
  expect(await play(second)).toBe('ERR_TERMS_NOT_ACCEPTED')
  const { name } = (await toAccept()) as { name: string }
  expect(await ask(acceptTerms, { name }, second)).toEqual({ done: true })
  expect(await play(second)).not.toBe('ERR_TERMS_NOT_ACCEPTED')
  await ask(logout, {}, second)
})
