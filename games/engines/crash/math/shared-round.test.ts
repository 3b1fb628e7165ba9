import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  bitsOfLink,
  cashOutFor,
  crashPointOf,
  crashPointOfLink,
  hashOfLink,
  multiplierAt,
  reachedAfterMs,
  runsForMs,
  verifyChainedRound,
} from './index.ts'

const curve = { growthPerMs: 60, maxMultiplier: 1_000_000 }
const definition = { returnBasisPoints: 9600, maxMultiplier: 1_000_000 }
const sha = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')

/** Links in the order in which they are told: the first one hashes to the end. */
function makeChain(length: number): { end: string; links: string[] } {
  let link = '5a'.repeat(32)
  const links: string[] = []
  for (let at = 0; at < length; at += 1) {
    links.push(link)
    link = sha(link)
  }
  return { end: link, links: links.toReversed() }
}

describe('the course of a round', () => {
  it('shows every hundredth up to the crash point and none after it', () => {
    for (const crashPoint of [101, 102, 133, 200, 742, 12_345]) {
      const ms = runsForMs(curve, crashPoint)
      expect(multiplierAt(curve, ms - 1)).toBe(crashPoint)
      expect(multiplierAt(curve, ms)).toBeGreaterThan(crashPoint)
    }
    expect(runsForMs(curve, 100)).toBe(0)
  })

  it('ends at the largest multiplier in the moment in which it is reached', () => {
    const ms = runsForMs(curve, 1_000_000)
    expect(multiplierAt(curve, ms)).toBe(1_000_000)
    expect(multiplierAt(curve, ms - 1)).toBeLessThan(1_000_000)
  })

  it('reaches a multiplier in the first millisecond that shows it', () => {
    for (const target of [101, 150, 200, 999, 10_000]) {
      const ms = reachedAfterMs(curve, target)
      expect(multiplierAt(curve, ms)).toBeGreaterThanOrEqual(target)
      expect(multiplierAt(curve, ms - 1)).toBeLessThan(target)
    }
  })

  it('cashes out at what is shown, never under 1.01, and at the next station where there are some', () => {
    expect(cashOutFor(curve, 100)).toBeUndefined()
    expect(cashOutFor(curve, 317)).toBe(317)
    const cableway = { ...curve, stations: [110, 200, 500] }
    expect(cashOutFor(cableway, 100)).toBe(110)
    expect(cashOutFor(cableway, 200)).toBe(500)
    expect(cashOutFor(cableway, 500)).toBeUndefined()
  })
})

describe('the chain', () => {
  it('gives the bits that any other program computes', () => {
    const link = '0f'.repeat(32)
    const mac = createHmac('sha256', Buffer.from(link, 'hex')).update('crash1|salt|Toy').digest('hex')
    expect(bitsOfLink(link, { salt: 'salt', gameKey: 'Toy' })).toBe(BigInt(`0x${mac.slice(0, 13)}`))
    expect(hashOfLink(link)).toBe(sha(link))
  })

  it('proves each round by the published end, and nothing else', () => {
    const { end, links } = makeChain(40)
    links.forEach((link, at) => {
      const round = { gameKey: 'Toy', definition, salt: 's', link }
      const claim = { ...round, end, place: at + 1, claimed: crashPointOfLink(round) }
      expect(verifyChainedRound(claim)).toMatchObject({ isLinked: true, isCrashPointSame: true })
      expect(verifyChainedRound({ ...claim, place: at + 2 }).isLinked).toBe(false)
      expect(verifyChainedRound({ ...claim, claimed: claim.claimed + 1 }).isCrashPointSame).toBe(false)
      expect(verifyChainedRound({ ...claim, link: sha(link) }).isLinked).toBe(false)
    })
  })

  it('returns to every cash-out what the definition says, within three standard errors', () => {
    const { links } = makeChain(60_000)
    const points = links.map((link) => crashPointOf(definition, bitsOfLink(link, { salt: 's', gameKey: 'Toy' })))
    for (const target of [101, 150, 200, 500]) {
      const chance = 96 / target
      const won = points.filter((point) => point >= target).length / points.length
      const error = Math.sqrt((chance * (1 - chance)) / points.length)
      expect(Math.abs(won - chance), String(target)).toBeLessThan(3 * error)
    }
  })
})
