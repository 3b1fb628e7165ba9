import { expect, type Locator, type Page } from '@playwright/test'
import type { ReplyOf } from '#contract/call.ts'
import { playRound } from '#contract/play-v1/play.ts'
import { addresses } from './addresses.ts'
import { confirmAge, crowns, enter, tile } from './site.ts'

export type Round = ReplyOf<typeof playRound>['round']

/** What a player does on the page of a game, in the Czech of the demonstration. */

/** Opens a game from its tile in the lobby, as somebody who is signed in. */
export async function openFromLobby(page: Page, game: string): Promise<void> {
  await enter(page, `/cs?q=${encodeURIComponent(game)}`)
  await tile(page, game).click()
  await waitUntilPlayable(page)
}

/** Opens a game by the address of its launch, as somebody who has confirmed the age. */
export async function openByAddress(page: Page, gameKey: string, mode: 'demo' | 'real'): Promise<void> {
  await confirmAge(page)
  await page.goto(`${addresses().player}/cs/play/${gameKey}?mode=${mode}`)
  await page.waitForURL((url) => url.href.startsWith(addresses().games))
}

/** Opens a game for money past the lobby, whose way to a game has journeys of its own, until it may be played. */
export async function openForMoney(page: Page, gameKey: string): Promise<void> {
  await openByAddress(page, gameKey, 'real')
  await waitUntilPlayable(page)
}

/** The game is there and may be played. */
export async function waitUntilPlayable(page: Page): Promise<void> {
  await page.waitForURL((url) => url.href.startsWith(addresses().games))
  await expect(spinButton(page)).toBeEnabled()
  await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false')
}

export function spinButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Točit', exact: true })
}

/** The voice for who does not see the reels. */
export function narration(page: Page): Locator {
  // A planned shutdown that another journey announces is a status too.
  return page.getByRole('status').and(page.locator('#said'))
}

/** A figure of the control bar, by the name that stands above it. */
export function figure(page: Page, name: string): Locator {
  return page.locator('footer').getByText(name, { exact: true }).locator('xpath=following-sibling::b')
}

/** Plays one round to its end, by key; gives it as the platform told it. */
export async function playOneRound(page: Page): Promise<Round> {
  const answered = page.waitForResponse((response) => response.url().endsWith(playRound.path))
  await page.keyboard.press(' ')
  const { round } = (await (await answered).json()) as ReplyOf<typeof playRound>
  await skipToEnd(page)
  await expect(narration(page)).toHaveText(new RegExp(`^Sázka ${crowns(round.stake.amountMinor)}, `))
  return round
}

/** A round that is being shown is touched to its end, as a hurried player does: a touch of the reels never stakes. */
export async function skipToEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('#reels').dispatchEvent('click')
    await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 300 })
  }).toPass({ intervals: [100] })
}
