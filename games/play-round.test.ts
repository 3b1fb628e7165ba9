import { describe, expect, it } from 'vitest'
import { loadReelDefinition } from './catalogue/index.ts'
import { hexOfBytes } from './kit/fairness/bytes.ts'
import { commitmentOf } from './kit/fairness/commitment.ts'
import { playRiskOfRound, playRound, verifyRound } from './play-round.ts'

const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => 200 - index)
const loaded = loadReelDefinition('OvocnyKolotoc')
if (!loaded) throw new Error('OvocnyKolotoc is playable.')
const { definition, definitionHash } = loaded
const round = { key: 'OvocnyKolotoc', definition, stakeMinor: 1000, clientSeed: 'jana', nonce: 12 }
const outcome = playRound({ ...round, definitionHash, serverSeed })
const claim = {
  ...round,
  definitionHash,
  serverSeedHex: hexOfBytes(serverSeed),
  commitment: commitmentOf(serverSeed),
  claimedOutcome: JSON.parse(JSON.stringify(outcome)) as unknown,
}

describe('verifying a round', () => {
  it('proves an honest round', () => {
    expect(verifyRound(claim)).toEqual({
      isProven: true,
      isCommitmentKept: true,
      isDefinitionSame: true,
      isOutcomeSame: true,
      definitionHash,
      outcome,
    })
  })

  it('finds a seed that was swapped after the commitment', () => {
    const other = verifyRound({ ...claim, serverSeedHex: hexOfBytes(serverSeed.with(0, 1)) })
    expect(other).toMatchObject({ isProven: false, isCommitmentKept: false, isOutcomeSame: false })
  })

  it('finds an outcome that was changed by one minor unit', () => {
    const changed = { ...outcome, winMinor: outcome.winMinor + 1 }
    expect(verifyRound({ ...claim, claimedOutcome: changed })).toMatchObject({ isProven: false, isOutcomeSame: false })
  })

  it('finds a pay table that was changed by one coin', () => {
    const [first, ...rest] = definition.symbols
    if (!first) throw new Error('The game has symbols.')
    const pays = first.pays.map((pay, count) => (count === 5 ? pay + 1 : pay))
    const verdict = verifyRound({ ...claim, definition: { ...definition, symbols: [{ ...first, pays }, ...rest] } })
    expect(verdict).toMatchObject({ isProven: false, isDefinitionSame: false, isCommitmentKept: true })
  })

  it('finds another nonce and another client seed', () => {
    expect(verifyRound({ ...claim, nonce: 13 }).isProven).toBe(false)
    expect(verifyRound({ ...claim, clientSeed: 'petr' }).isProven).toBe(false)
  })

  it('recomputes without a claimed outcome', () => {
    const { claimedOutcome: _outcome, ...bare } = claim
    expect(verifyRound(bare)).toMatchObject({ isProven: true, outcome })
  })

  it('refuses a seed that is not hex', () => {
    expect(() => verifyRound({ ...claim, serverSeedHex: 'not hex' })).toThrow(TypeError)
  })
})

describe('the risk after a round', () => {
  it('turns the same cards whatever is picked, and keeps the earlier steps', () => {
    const winning = Array.from({ length: 50 }, (_, nonce) => ({ ...round, definitionHash, serverSeed, nonce })).find(
      (input) => playRound(input).winMinor > 0,
    )
    if (!winning) throw new Error('One round in five wins.')
    const { winMinor } = playRound(winning)
    const red = playRiskOfRound({ ...winning, picks: ['red'] })
    const black = playRiskOfRound({ ...winning, picks: ['black'] })
    expect(red.steps[0]?.card).toBe(black.steps[0]?.card)
    expect(red.winMinor + black.winMinor).toBe(2 * winMinor)
    const right = red.winMinor > 0 ? 'red' : 'black'
    const twice = playRiskOfRound({ ...winning, picks: [right, 'red'] })
    expect(twice.steps[0]).toEqual((right === 'red' ? red : black).steps[0])
  })
})
