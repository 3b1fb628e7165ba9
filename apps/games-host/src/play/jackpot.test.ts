import { expect, it, vi } from 'vitest'
import { PATIENCE } from '#tests/patience.ts'
import { createJackpot } from './jackpot.ts'

vi.useFakeTimers({ toFake: ['setTimeout'] })

const pool = {
  poolId: '01a20d00-cc9b-75af-b602-3c149f426e9a',
  name: 'Strieborný tolar',
  level: { amountMinor: 12_345, currency: 'EUR' as const },
  contributionPpm: 7_333,
  seedMinor: 5_000,
  oneInMinor: 200_000,
  gameKeys: ['OvocnyKolotoc'],
  addedReturnPpm: 32_333,
}

function open(gameKey: string, isDemo = false) {
  vi.stubGlobal('document', { hidden: false })
  const shown: (string | undefined)[] = []
  const client = vi.fn(async () => ({ ok: true, data: { pools: [pool] } }))
  const jackpot = createJackpot({
    data: { language: 'en', game: { key: gameKey } },
    begun: { session: { mode: isDemo ? 'demo' : 'real' }, calls: { client: client as never } },
    view: {
      say: (key, values) => `${key} ${Object.values(values ?? {}).join(' ')}`,
      money: String,
      jackpot: (text) => void shown.push(text),
    },
  })
  return { jackpot, shown, client }
}

it('shows what the jackpot of the game holds, and nothing for another game', async () => {
  const own = open('OvocnyKolotoc')
  await vi.waitFor(() => expect(own.shown).toEqual(['Strieborný tolar 12345']), PATIENCE)
  const other = open('CertAKaca')
  await vi.waitFor(() => expect(other.shown).toEqual([undefined]), PATIENCE)
  expect(other.jackpot.rules('95.499935')).toEqual([])
})

it('sends no request in play for fun', () => expect(open('OvocnyKolotoc', true).client).not.toHaveBeenCalled())

it('tells a win with what it was, and reads what is left', async () => {
  const { jackpot, client } = open('OvocnyKolotoc')
  await vi.waitFor(() => expect(client).toHaveBeenCalledTimes(1), PATIENCE)
  const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' as const })
  const won = { poolId: pool.poolId, name: pool.name, win: eur(12_345), balanceAfter: eur(99_999) }
  expect(jackpot.won(won, { win: eur(0), stake: eur(200) })).toEqual({
    title: 'jackpotWon Strieborný tolar',
    amount: '12345',
    isCelebrated: true,
  })
  expect(client).toHaveBeenCalledTimes(2)
  // A return up to the stake is no win.
  expect(jackpot.won({ ...won, win: eur(150) }, { win: eur(50), stake: eur(200) }).isCelebrated).toBe(false)
})
