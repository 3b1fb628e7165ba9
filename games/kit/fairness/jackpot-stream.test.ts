import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { chiSquare, errorsOf } from '../testing/chi-square.ts'
import { jackpotStream } from './jackpot-stream.ts'
import { drawsOfKey, randomStream } from './random-stream.ts'

const POOL = '01a20d00-cc9b-75af-b602-3c149f426e9a'
const OTHER_POOL = '01a20d00-cc9b-75af-b602-3c149f426e9b'
const seeds = (nonce: number, byte = 7) => ({
  serverSeed: new Uint8Array(32).fill(byte),
  gameKey: 'OvocnyKolotoc',
  definitionHash: 'ab'.repeat(32),
  clientSeed: 'tolar',
  nonce,
})
const drawsOf = (rng: { below(n: number): number }) => Array.from({ length: 8 }, () => rng.below(1_000_000))

describe('the draw for a pool', () => {
  it('is the keystream under the HMAC of the documented message in any implementation', () => {
    const message = `jackpot1|${POOL}|rng1|OvocnyKolotoc|${'ab'.repeat(32)}|tolar|5`
    const key = createHmac('sha256', new Uint8Array(32).fill(7)).update(message).digest()
    expect(drawsOf(jackpotStream(POOL, seeds(5)))).toEqual(drawsOf(drawsOfKey(new Uint8Array(key))))
  })

  it('is the same when a round is played again', () => {
    expect(drawsOf(jackpotStream(POOL, seeds(5)))).toEqual(drawsOf(jackpotStream(POOL, seeds(5))))
  })

  it('shares nothing with the round’s own draws, another pool’s, round’s or seed’s', () => {
    const own = drawsOf(jackpotStream(POOL, seeds(5)))
    for (const other of [
      randomStream(seeds(5)),
      jackpotStream(OTHER_POOL, seeds(5)),
      jackpotStream(POOL, seeds(6)),
      jackpotStream(POOL, seeds(5, 8)),
    ])
      expect(drawsOf(other)).not.toEqual(own)
  })

  it.each([10, 4096, 40_000])('falls evenly below %i, round after round', (bound) => {
    const [rounds, cells] = [60_000, 10]
    const seen = Array.from({ length: cells }, () => 0)
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const cell = Math.floor((jackpotStream(POOL, seeds(nonce)).below(bound) * cells) / bound)
      seen[cell] = (seen[cell] ?? 0) + 1
    }
    const chances = seen.map((count, cell) => {
      const numbers = Math.ceil(((cell + 1) * bound) / cells) - Math.ceil((cell * bound) / cells)
      return { seen: count, chance: numbers / bound }
    })
    expect(Math.abs(errorsOf(chiSquare(chances, rounds)))).toBeLessThan(4)
  })

  it('is refused for what is no pool', () => expect(() => jackpotStream('POOL', seeds(1))).toThrow(/UUID/))
})
