import { expect, type Locator, type Page } from '@playwright/test'
import type { ReplyOf } from '#contract/call.ts'
import { playRound } from '#contract/play-v1/play.ts'
import { addresses } from './addresses.ts'
import { confirmAge, crowns, enter, tile } from './site.ts'

export type Round = ReplyOf<typeof playRound>['round']

/** Actions of a player on the page of a game, with the Czech texts of the demonstration. */

/** Opens a game from its tile in the lobby, as a signed-in player. */
export async function openFromLobby(page: Page, game: string): Promise<void> {
  await enter(page, `/cs?q=${encodeURIComponent(game)}`)
  await tile(page, game).click()
  await waitUntilPlayable(page)
}

/** Opens a game by its launch URL, with the age confirmed. */
export async function openByAddress(page: Page, gameKey: string, mode: 'demo' | 'real'): Promise<void> {
  await confirmAge(page)
  await page.goto(`${addresses().player}/cs/play/${gameKey}?mode=${mode}`)
  await page.waitForURL((url) => url.href.startsWith(addresses().games))
}

/** Opens a game for money without the lobby, whose journeys are elsewhere, and waits until it can be played. */
export async function openForMoney(page: Page, gameKey: string): Promise<void> {
  await openByAddress(page, gameKey, 'real')
  await waitUntilPlayable(page)
}

/** Waits until the game can be played. */
export async function waitUntilPlayable(page: Page): Promise<void> {
  await page.waitForURL((url) => url.href.startsWith(addresses().games))
  await expect(spinButton(page)).toBeEnabled()
  await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false')
}

export function spinButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Točit', exact: true })
}

/** The live region for screen readers. */
export function narration(page: Page): Locator {
  // The announcement of a shutdown, planned by another journey, is a status too.
  return page.getByRole('status').and(page.locator('#said'))
}

/** A figure of the control bar, by its label. */
export function figure(page: Page, name: string): Locator {
  return page.locator('footer').getByText(name, { exact: true }).locator('xpath=following-sibling::b')
}

/** Plays one round to its end, by key; returns the round of the response. */
export async function playOneRound(page: Page): Promise<Round> {
  const answered = page.waitForResponse((response) => response.url().endsWith(playRound.path))
  await page.keyboard.press(' ')
  const { round } = (await (await answered).json()) as ReplyOf<typeof playRound>
  await skipToEnd(page)
  await expect(narration(page)).toHaveText(new RegExp(`^Sázka ${crowns(round.stake.amountMinor)}, `))
  return round
}

/** Skips the animation of a round by a touch of the reels, which never stakes. */
export async function skipToEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('#reels').dispatchEvent('click')
    await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 300 })
  }).toPass({ intervals: [100] })
}
