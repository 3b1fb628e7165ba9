import { expect, it } from 'vitest'
import { crashTexts } from '../../texts/crash/index.ts'
import { compileTexts } from '#games/kit/description/compile-texts.ts'
import { fillCompiled } from '#text'
import { createBetSpeech } from './bet-speech.ts'
import type { CrashBet } from './crash-calls.ts'

const ended: CrashBet = {
  betId: '00000000-0000-7000-8000-000000000001',
  roundId: '00000000-0000-7000-8000-000000000002',
  slot: 0,
  stake: { amountMinor: 1000, currency: 'CZK' },
  autoCashOut: null,
  state: 'lost',
  cashOut: null,
  halfOut: null,
  cashedBy: null,
  win: { amountMinor: 0, currency: 'CZK' },
  refusal: null,
  askedAfterMs: null,
}

const speech = createBetSpeech({
  words: {
    crash: (key, values) => fillCompiled(compileTexts(crashTexts.en)[key], values ?? {}, 'en'),
    times: (hundredths) => `×${hundredths / 100}`,
    money: (amountMinor) => `${amountMinor / 100} Kč`,
    say: (key) => key,
    error: (code) => code,
  },
  clock: { frame: undefined },
  shown: () => 250,
})

it('tells in the list how a bet ended, what half of it brought before, and that it was free', () => {
  expect(speech.past(ended)).toBe('The round ended at ×2.5, the bet is lost')
  const win = { amountMinor: 3000, currency: 'CZK' as const }
  expect(speech.past({ ...ended, state: 'cashed', cashedBy: 'player', cashOut: 300, win })).toBe(
    'Cashed out at ×3: 30 Kč',
  )
  expect(speech.past({ ...ended, halfOut: 200, freeRoundsId: ended.betId })).toBe(
    'Free round · The round ended at ×2.5, the rest of the bet is lost · Half taken at ×2: 10 Kč',
  )
})
