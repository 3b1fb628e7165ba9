import { expect, type Page } from '@playwright/test'
import type { ReplyOf } from '#contract/call.ts'
import { launch } from '#contract/onling-v2/online-game.ts'
import { openSession, playRound } from '#contract/play-v1/play.ts'
import { addresses } from './addresses.ts'

type Stake = { readonly stakeMinor: number; readonly bet?: Record<string, unknown> }

/** Plays rounds of a game in the background, by the calls of a game's page, at the market's minimum interval. */
export async function playBeside(page: Page, gameKey: string, stakes: readonly Stake[]): Promise<void> {
  const send = await openBeside(page, gameKey)
  for (const stake of stakes) {
    const roundId = crypto.randomUUID()
    await expect(async () => {
      const answer = await send({ roundId, ...stake })
      expect(answer.status(), await answer.text()).toBe(200)
    }).toPass({ timeout: 15_000, intervals: [500] })
  }
}

/** Opens a game for money without its page. The returned function sends a round. */
export async function openBeside(page: Page, gameKey: string) {
  const { player, games } = addresses()
  const launched = await page.request.post(player + launch.path, {
    data: { gameKey, mode: 'real' },
    headers: { origin: player },
  })
  const token = new URL(((await launched.json()) as ReplyOf<typeof launch>).launchUrl).searchParams.get('token') ?? ''
  const opened = await page.request.post(games + openSession.path, { data: { token, gameKey } })
  const { gameToken } = (await opened.json()) as ReplyOf<typeof openSession>
  return (round: Stake & { readonly roundId: string }) =>
    page.request.post(games + playRound.path, { data: round, headers: { authorization: `Bearer ${gameToken}` } })
}
