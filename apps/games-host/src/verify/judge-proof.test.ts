import { describe, expect, it } from 'vitest'
import { loadReelDefinition } from '#games/catalogue/index.ts'
import { commitmentOf } from '#games/kit/fairness/commitment.ts'
import { playRound } from '#games/play-round.ts'
import { judgeProof } from './judge-proof.ts'
import { isProof, readProof, type Proof } from './read-proof.ts'

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
    const read = readProof(JSON.stringify(proof))
    expect(read && judgeProof(read).kind).toBe('match')
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
    expect(readProof(text)).toBeUndefined(),
  )
  it('recognises its own shape', () => expect(isProof(proof)).toBe(true))
})
