import type { Answer } from '#client'
import type { ReplyOf } from '#contract/call.ts'
import type { getFreeRoundsResult } from '#contract/play-v1/own-free-rounds.ts'

export type FreeResult = ReplyOf<typeof getFreeRoundsResult>

type Key = 'freeResultPlayed' | 'freeResultCash' | 'freeResultBonus' | 'freeResultAbove' | 'freeRoundsOver' | 'close'
type Shown = {
  readonly say: (key: Key, values?: Readonly<Record<string, string | number>>) => string
  readonly money: (amountMinor: number) => string
  readonly choice: (text: string, button: { readonly text: string; readonly press: () => void }) => void
  readonly notice: (text: undefined) => void
  readonly announce: (text: string) => void
}

const TRIES = 5
const WAIT_MS = 3000

/** The result of a set of free rounds: the same words whether it won or not, and the platform's amounts. */
export function writeFreeResult(
  { rounds, used, wins, won, toCash, toBonus }: FreeResult,
  { say, money }: Shown,
): string {
  const above = won.amountMinor - toCash.amountMinor - toBonus.amountMinor
  return [
    say('freeResultPlayed', { used, rounds, wins }),
    ...(toCash.amountMinor > 0 || toBonus.amountMinor === 0
      ? [say('freeResultCash', { amount: money(toCash.amountMinor) })]
      : []),
    ...(toBonus.amountMinor > 0 ? [say('freeResultBonus', { amount: money(toBonus.amountMinor) })] : []),
    ...(above > 0 ? [say('freeResultAbove', { amount: money(above) })] : []),
    say('freeRoundsOver'),
  ].join(' ')
}

/**
 * Shows it once the end of every round is known, until the player closes it or plays on. If it cannot be read: only
 * that the rounds are over.
 */
export async function describeFreeResult(
  ask: () => Promise<Answer<typeof getFreeRoundsResult>>,
  view: Shown,
  wait: (ms: number) => Promise<unknown> = (ms) => new Promise((done) => setTimeout(done, ms)),
): Promise<void> {
  const text = await readResult(ask, view, wait)
  view.choice(text, { text: view.say('close'), press: () => view.notice(undefined) })
  view.announce(text)
}

async function readResult(
  ask: Parameters<typeof describeFreeResult>[0],
  view: Shown,
  wait: (ms: number) => Promise<unknown>,
): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await ask()
    if (!answer.ok) break
    if (answer.data.isWhole) return writeFreeResult(answer.data, view)
    // Ends of bets are stored with a short delay.
    await wait(WAIT_MS)
  }
  return view.say('freeRoundsOver')
}
