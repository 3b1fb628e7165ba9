import { describe, expect, it } from 'vitest'
import { loadReelDefinition } from '#games/catalogue/index.ts'
import { commitmentOf } from '#games/kit/fairness/commitment.ts'
import { playRiskOfRound, playRound } from '#games/play-round.ts'
import { judgeProof } from './judge-proof.ts'
import { isProof, listPasted, type Proof } from './read-proof.ts'

function makeProof(): Proof {
  const key = 'CertAKaca'
  const found = loadReelDefinition(key)
  if (!found) throw new Error('This game has a definition.')
  const { definition, definitionHash } = found
  const serverSeed = new Uint8Array(32).fill(9)
  const input = { key, definition, definitionHash, stakeMinor: 200, serverSeed, clientSeed: 'me', nonce: 4 }
  const outcome = playRound(input)
  const money = (amountMinor: number) => ({ amountMinor, currency: 'CZK' as const })
  return {
    engine: 'lines',
    definition,
    commitment: commitmentOf(serverSeed),
    clientSeed: 'me',
    serverSeed: '09'.repeat(32),
    currency: 'CZK',
    round: {
      roundId: '5e0c1b1a-9a51-4d0b-8a4e-0a7a3f0f0001',
      gameKey: key,
      mode: 'real',
      stake: money(200),
      win: money(outcome.winMinor),
      balanceAfter: money(0),
      nonce: 4,
      seedId: '5e0c1b1a-9a51-4d0b-8a4e-0a7a3f0f0002',
      definitionHash,
      playedAt: '2026-11-21T12:00:00.000Z',
      outcome,
    },
  }
}

describe('verifier', () => {
  const proof = makeProof()

  it('says match for an honest round, also after a way through text', () => {
    const [read] = listPasted(JSON.stringify(proof))
    expect(isProof(read) && judgeProof(read).kind).toBe('match')
  })

  it('compares with the copy of the reader’s own device, and not with what came with the proof', () => {
    const copy = { commitment: proof.commitment, seenAt: '2026-11-21T11:00:00.000Z', isLate: false, given: ['me'] }
    expect(judgeProof(proof, copy)).toMatchObject({ kind: 'match', isOwnSeed: true })
    expect(judgeProof(proof, { ...copy, given: [] })).toMatchObject({ kind: 'match', isOwnSeed: undefined })
    // The house reveals another seed with a matching commitment.
    const swapped = { ...copy, commitment: 'ab'.repeat(32) }
    expect(judgeProof(proof, swapped)).toMatchObject({ kind: 'mismatch', isCommitmentKept: false })
    // The house played with another client seed than the player's.
    expect(judgeProof(proof, { ...copy, given: ['other'] })).toMatchObject({ kind: 'mismatch', isOwnSeed: false })
  })

  it('reads proofs that name no version as the first one, and computes none that it does not know', () => {
    expect(judgeProof({ ...proof, version: 1 }).kind).toBe('match')
    expect(judgeProof({ ...proof, version: 2 }).kind).toBe('other-version')
    expect(isProof({ ...proof, version: 'x' })).toBe(false)
  })

  it.each([
    ['a won jackpot that was paid', 200, 5_000, 'match'],
    ['a won jackpot that was not paid', 200, null, 'mismatch'],
    ['a jackpot that was paid without a draw', 1_000_000, 5_000, 'mismatch'],
    ['a jackpot that was not won', 1_000_000, null, 'match'],
  ] as const)('draws again: %s', (_, oneInMinor, winMinor, kind) => {
    const money = (amountMinor: number) => ({ amountMinor, currency: 'CZK' as const })
    const jackpot = {
      poolId: '01a20d00-cc9b-75af-b602-3c149f426e9a',
      name: 'Tolar',
      oneInMinor,
      stake: money(200),
      win: winMinor === null ? null : money(winMinor),
    }
    expect(judgeProof({ ...proof, jackpot }).kind).toBe(kind)
  })

  it('recomputes the cards of a risk after the win', () => {
    const found = loadReelDefinition('KlasickaTrojka')
    if (!found) throw new Error('This game has a definition.')
    const { definition, definitionHash } = found
    const played = { key: 'KlasickaTrojka', definition, definitionHash, stakeMinor: 200, clientSeed: 'me' }
    const serverSeed = new Uint8Array(32).fill(9)
    let nonce = 0
    while (playRound({ ...played, serverSeed, nonce }).winMinor === 0) nonce += 1
    const outcome = playRound({ ...played, serverSeed, nonce })
    const { v, steps, winMinor } = playRiskOfRound({ ...played, serverSeed, nonce, picks: ['red'] })
    const [step] = steps
    if (!step) throw new Error('One step was taken.')
    const withRisk = (card: number): Proof => ({
      ...proof,
      definition,
      round: {
        ...proof.round,
        gameKey: 'KlasickaTrojka',
        definitionHash,
        nonce,
        outcome,
        win: { amountMinor: outcome.winMinor, currency: 'CZK' },
        risk: { v, winMinor, steps: [{ ...step, card }] },
      },
    })
    expect(judgeProof(withRisk(step.card)).kind).toBe('match')
    expect(judgeProof(withRisk(step.card === 0 ? 1 : 0)).kind).toBe('mismatch')
  })

  it('says that the seed is still secret', () => {
    expect(judgeProof({ ...proof, serverSeed: null }).kind).toBe('secret')
  })

  it.each<[string, Proof]>([
    ['another seed', { ...proof, serverSeed: '0a'.repeat(32) }],
    ['another client seed', { ...proof, clientSeed: 'you' }],
    ['another nonce', { ...proof, round: { ...proof.round, nonce: 5 } }],
    [
      'a win that was cut',
      { ...proof, round: { ...proof.round, win: { amountMinor: proof.round.win.amountMinor + 10, currency: 'CZK' } } },
    ],
    ['other rules', { ...proof, definition: { ...proof.definition, coins: 10 } }],
  ])('says mismatch for %s', (_, changed) => expect(judgeProof(changed).kind).toBe('mismatch'))

  it.each(['', '{}', '[]', 'null', '{"engine":"lines"}'])('does not read %s', (text) =>
    expect(listPasted(text).filter(isProof)).toEqual([]),
  )
  it.each([
    ['a list', [proof, proof]],
    ['a page of a list', { rows: [proof, proof], nextCursor: null }],
  ])('reads %s', (_, pasted) => expect(listPasted(JSON.stringify(pasted)).filter(isProof)).toHaveLength(2))

  it('recognises its own shape', () => expect(isProof(proof)).toBe(true))
})
