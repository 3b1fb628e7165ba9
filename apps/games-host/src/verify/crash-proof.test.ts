import { describe, expect, it } from 'vitest'
import { crashPointOfLink, hashOfLink } from '#games/engines/crash/math/index.ts'
import { isSharedProof, judgeSharedProof, type SharedProof } from './crash-proof.ts'

const link = 'c3'.repeat(32)
const rules = { returnBasisPoints: 9600, maxMultiplier: 1_000_000 }
const proof: SharedProof = {
  roundId: '5e0c1b1a-9a51-4d0b-8a4e-0a7a3f0f0001',
  gameKey: 'BalonNadPrahou',
  number: 3,
  crashPoint: crashPointOfLink({ gameKey: 'BalonNadPrahou', definition: rules, salt: 'salt', link }),
  crashedAt: '2026-11-21T12:00:00.000Z',
  link,
  place: 3,
  chainEnd: hashOfLink(hashOfLink(hashOfLink(link))),
  chainPublishedAt: '2026-11-21T11:00:00.000Z',
  salt: 'salt',
  definitionHash: 'ab'.repeat(32),
  ...rules,
  stations: null,
  canCashHalf: false,
}

describe('proof of a shared round', () => {
  it('is recognised after a way through text, and proves an honest round', () => {
    const read: unknown = JSON.parse(JSON.stringify(proof))
    expect(isSharedProof(read) && judgeSharedProof(read)).toMatchObject({ isLinked: true, isCrashPointSame: true })
  })

  it.each<[string, Partial<SharedProof>]>([
    ['another crash point', { crashPoint: proof.crashPoint + 1 }],
    ['another link', { link: 'c4'.repeat(32) }],
    ['another place', { place: 4 }],
    ['another salt', { salt: 'pepper' }],
    ['another end', { chainEnd: '00'.repeat(32) }],
  ])('does not prove %s', (_, change) => {
    const { isLinked, isCrashPointSame } = judgeSharedProof({ ...proof, ...change })
    expect(isLinked && isCrashPointSame).toBe(false)
  })

  it('verifies the requested bet', () => {
    const money = (amountMinor: number) => ({ amountMinor, currency: 'CZK' as const })
    const { crashPoint, roundId } = proof
    const won = {
      betId: roundId,
      stake: money(1000),
      autoCashOut: crashPoint,
      halfOut: null,
      cashOut: crashPoint,
      win: money(crashPoint * 10),
    }
    const judged = (bet: typeof won) => judgeSharedProof({ ...proof, bet })
    expect(judged(won)).toMatchObject({ isBetRight: true, isProven: true })
    expect(judged({ ...won, win: money(crashPoint * 10 - 1) })).toMatchObject({ isBetRight: false, isProven: false })
    expect(isSharedProof({ ...proof, bet: { ...won, win: 3 } })).toBe(false)
  })

  it.each([{}, null, { ...proof, link: 'x' }, { ...proof, place: 1e12 }, { ...proof, crashPoint: '2' }])(
    'does not read %j',
    (value) => expect(isSharedProof(value)).toBe(false),
  )
})
