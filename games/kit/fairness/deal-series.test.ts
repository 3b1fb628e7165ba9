import { describe, expect, it } from 'vitest'
import { chiSquare, errorsOf } from '../testing/chi-square.ts'
import { areFirstOf, dealSeries, isTicketOf, prizeOf, rootOfSeries, saltsOf } from './deal-series.ts'
import { edgeOf, leafOf, levelsOf, pathOf } from './ticket-tree.ts'

const seedOf = (byte: number) => ({
  seed: new Uint8Array(32).fill(byte),
  gameKey: 'PokladNaMape',
  definitionHash: 'ab'.repeat(32),
})

/** A series of any size, odd ones too, with all that it proves. */
function makeSeries(tickets: number, byte = 7) {
  const from = seedOf(byte)
  const plan = { tickets, prizes: [{ count: Math.floor(tickets / 3) }, { count: 1 }] }
  const saltOf = saltsOf(from.seed)
  const all = Array.from(dealSeries(from, plan), (stored, at) => ({ prize: prizeOf(stored), salt: saltOf(at) }))
  const levels = levelsOf(all.map((ticket, number) => leafOf(number, ticket)))
  return { from, plan, all, levels, root: rootOfSeries(from, plan) }
}

describe.each([2, 5, 64, 77, 129])('a series of %i tickets', (tickets) => {
  const { plan, all, levels, root } = makeSeries(tickets)

  it('holds exactly its prizes', () => {
    plan.prizes.forEach(({ count }, prize) => expect(all.filter((one) => one.prize === prize)).toHaveLength(count))
  })

  it('proves every ticket, and none under another number, prize or salt', () => {
    all.forEach((ticket, number) => {
      const place = { number, tickets, path: pathOf(levels, number) }
      expect(isTicketOf(root, ticket, place)).toBe(true)
      expect(isTicketOf(root, { ...ticket, prize: ticket.prize === 1 ? 0 : 1 }, place)).toBe(false)
      expect(isTicketOf(root, { ...ticket, prize: undefined }, place)).toBe(ticket.prize === undefined)
      expect(isTicketOf(root, ticket, { ...place, number: (number + 1) % tickets })).toBe(false)
      expect(isTicketOf(root, { ...ticket, salt: new Uint8Array(16) }, place)).toBe(false)
      expect(isTicketOf(root, ticket, { ...place, path: place.path.slice(1) })).toBe(false)
    })
  })

  it('proves what was sold first, whatever is left', () => {
    for (let sold = 1; sold <= tickets; sold += 1) {
      const rest = { tickets, edge: edgeOf(levels, sold) }
      const first = all.slice(0, sold)
      expect(areFirstOf(root, first, rest)).toBe(true)
      expect(areFirstOf(root, first.with(0, { ...(first[0] as (typeof all)[number]), prize: 5 }), rest)).toBe(false)
      if (sold > 1) expect(areFirstOf(root, first.slice(1), rest)).toBe(false)
    }
  })
})

it('is another series for another seed, game or definition', () => {
  const { plan, root } = makeSeries(77)
  expect(rootOfSeries(seedOf(7), plan)).toBe(root)
  expect(rootOfSeries(seedOf(8), plan)).not.toBe(root)
  expect(rootOfSeries({ ...seedOf(7), gameKey: 'StiraciDukat' }, plan)).not.toBe(root)
  expect(rootOfSeries({ ...seedOf(7), definitionHash: 'cd'.repeat(32) }, plan)).not.toBe(root)
})

it('deals evenly: the one large prize lies under every number as often', () => {
  const tickets = 12
  const counts = Array.from({ length: tickets }, () => 0)
  for (let byte = 0; byte < 2400; byte += 1) {
    const seed = new Uint8Array(32).fill(byte % 256)
    seed[0] = byte >> 8
    const at = dealSeries({ ...seedOf(0), seed }, { tickets, prizes: [{ count: 3 }, { count: 1 }] }).indexOf(2)
    counts[at] = (counts[at] ?? 0) + 1
  }
  const cells = counts.map((seen) => ({ seen, chance: 1 / tickets }))
  expect(Math.abs(errorsOf(chiSquare(cells, 2400)))).toBeLessThan(4)
})
