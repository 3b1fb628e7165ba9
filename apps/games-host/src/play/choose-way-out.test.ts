import { expect, it } from 'vitest'
import { openSession, playRound } from '#contract/play-v1/play.ts'
import { readErrorTexts } from '#config/read-texts.ts'
import { texts } from '../../texts/index.ts'
import { chooseWaysOut, endsPlay } from './choose-way-out.ts'
import type { Language } from '#config/shapes.ts'

const place = { lobbyUrl: 'https://casino.example/cs', gameKey: 'CertAKaca', mode: 'real' } as const
const codes = [...new Set([...openSession.refusals, ...playRound.refusals, 'ERR_NOT_SIGNED_IN'])]

it.each(codes)('%s has a text in every language', (code) => {
  for (const language of Object.keys(texts) as Language[]) expect(readErrorTexts(language)[code], language).toBeTruthy()
})

it.each(codes.filter(endsPlay))('%s, which ends play, leads somewhere', (code) =>
  expect(chooseWaysOut(code, place).length).toBeGreaterThan(0),
)

it('leads to the deposit for money and from there back, and to a fresh demo for play money', () => {
  expect(chooseWaysOut('ERR_INSUFFICIENT_FUNDS', place)[0]?.href).toBe(
    'https://casino.example/cs/deposit?return=%2Fcs%2Fplay%2FCertAKaca%3Fmode%3Dreal',
  )
  const demo = chooseWaysOut('ERR_INSUFFICIENT_FUNDS', { ...place, mode: 'demo' })
  expect(demo.map(({ href }) => href)).toEqual(['https://casino.example/cs/play/CertAKaca?mode=demo'])
})

it('leads to the choice of limits and from there back to the game', () => {
  expect(chooseWaysOut('ERR_LIMITS_NOT_CHOSEN', place)[0]?.href).toBe(
    'https://casino.example/cs/account/limits?return=%2Fcs%2Fplay%2FCertAKaca%3Fmode%3Dreal',
  )
})

it('leads to what the account still needs, which leads back to the game', () => {
  expect(chooseWaysOut('ERR_IDENTITY_NOT_VERIFIED', place)[0]?.href).toBe(
    'https://casino.example/cs/account/requirements?return=%2Fcs%2Fplay%2FCertAKaca%3Fmode%3Dreal',
  )
})
