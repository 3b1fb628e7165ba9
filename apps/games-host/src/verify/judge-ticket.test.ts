import { describe, expect, it } from 'vitest'
import { loadDefinition } from '#games/catalogue/index.ts'
import { hexOfBytes } from '#games/kit/fairness/bytes.ts'
import { commitmentOf } from '#games/kit/fairness/commitment.ts'
import { dealSeries, prizeOf, saltsOf } from '#games/kit/fairness/deal-series.ts'
import { leafOf, levelsOf, pathOf } from '#games/kit/fairness/ticket-tree.ts'
import { playBetRound } from '#games/play-round.ts'
import { judgeProof } from './judge-proof.ts'
import { isTicketKept } from './judge-ticket.ts'
import { isProof, type Proof } from './read-proof.ts'

const gameKey = 'PokladNaMape'
const seriesId = '5e0c1b1a-9a51-4d0b-8a4e-0a7a3f0f0003'
const seed = new Uint8Array(32).fill(5)
const serverSeed = new Uint8Array(32).fill(9)

/** A round of one ticket of a whole series, as the platform proves it. */
function makeProof(number: number): Proof & { readonly ticket: NonNullable<Proof['ticket']> } {
  const found = loadDefinition(gameKey)
  if (found?.definition.engine !== 'scratch') throw new Error('This game sells tickets.')
  const { definition, definitionHash } = found
  const { tickets, prizes } = definition
  const dealt = dealSeries({ seed, gameKey, definitionHash }, { tickets, prizes })
  const saltOf = saltsOf(seed)
  const levels = levelsOf(Array.from(dealt, (stored, at) => leafOf(at, { prize: prizeOf(stored), salt: saltOf(at) })))
  const prize = prizeOf(dealt[number])
  const bet = { ticket: { series: seriesId, number, ...(prize === undefined ? {} : { prize }) } }
  const played = { key: gameKey, definition, definitionHash, stakeMinor: 500, serverSeed, clientSeed: 'me', nonce: 4 }
  const outcome = playBetRound({ ...played, bet })
  const money = (amountMinor: number) => ({ amountMinor, currency: 'CZK' as const })
  return {
    engine: 'scratch',
    definition,
    commitment: commitmentOf(serverSeed),
    clientSeed: 'me',
    serverSeed: hexOfBytes(serverSeed),
    currency: 'CZK',
    ticket: {
      seriesId,
      root: hexOfBytes(levels.at(-1)?.[0] ?? new Uint8Array()),
      tickets,
      number,
      prize: prize ?? null,
      salt: hexOfBytes(saltOf(number)),
      path: pathOf(levels, number).map(hexOfBytes),
      seed: hexOfBytes(seed),
    },
    round: {
      roundId: '5e0c1b1a-9a51-4d0b-8a4e-0a7a3f0f0001',
      gameKey,
      mode: 'real',
      stake: money(500),
      win: money(outcome.winMinor),
      balanceAfter: money(0),
      nonce: 4,
      seedId: '5e0c1b1a-9a51-4d0b-8a4e-0a7a3f0f0002',
      definitionHash,
      playedAt: '2026-11-21T12:00:00.000Z',
      outcome,
      bet: { chosenStake: money(500), bet, decisions: 0, isOpen: false, finishesAt: null, finishedBy: null },
    },
  }
}

describe('the verifier of a ticket', () => {
  const proof = makeProof(4321)
  const { ticket } = proof

  it('says match for a ticket that lay where it was sold, also after a way through text', () => {
    const read: unknown = JSON.parse(JSON.stringify(proof))
    expect(isProof(read) && judgeProof(read).kind).toBe('match')
    expect(isTicketKept({ ...proof, ticket: { ...ticket, seed: null } })).toBe(true)
  })

  it.each<[string, Partial<Proof['ticket']> | undefined]>([
    ['another prize', { prize: ticket.prize === 2 ? 1 : 2 }],
    ['another number', { number: 4322 }],
    ['another root', { root: '00'.repeat(32) }],
    ['another salt', { salt: '00'.repeat(16) }],
    ['another seed of the series', { seed: '06'.repeat(32) }],
    ['a smaller series', { tickets: 99_999 }],
    ['another series', { seriesId: '5e0c1b1a-9a51-4d0b-8a4e-0a7a3f0f0009' }],
    ['no proof of the ticket', undefined],
  ])('says mismatch for %s', (_, change) => {
    const { ticket: _ticket, ...rest } = proof
    // The whole series is dealt again only in the case of a wrong seed.
    const changed: Proof = change ? { ...proof, ticket: { ...ticket, seed: null, ...change } } : rest
    expect(judgeProof(changed).kind).toBe('mismatch')
  })

  it('does not ask for a ticket where none is sold from a series', () => {
    const { definition } = proof
    if (definition.engine !== 'scratch') throw new Error('This game sells tickets.')
    const { series: _, ...other } = definition
    expect(isTicketKept({ ...proof, definition: other })).toBeUndefined()
  })
})
