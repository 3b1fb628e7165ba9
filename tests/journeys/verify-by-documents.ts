import { expect, type Browser, type Page } from '@playwright/test'
import type csIdentity from '#apps/player/src/messages/cs/identity.ts'
import { documentsCs } from '#apps/backoffice/src/texts/documents/cs.ts'
import { enterBackOffice } from './back-office.ts'
import { countTaps } from './count-taps.ts'
import { drawSide } from './draw-side.ts'

type Sent = { readonly kind: 'IdentityCard' | 'Passport'; readonly number: string }

/**
 * From the page of identity to verified, the Slovak way: two documents are uploaded, and staff approve both.
 * @param page at the page of identity
 * @param count counts the player's taps
 */
export async function verifyByDocuments(
  page: Page,
  browser: Browser,
  {
    texts: t,
    playerId,
    count = countTaps(page, 'keys'),
  }: { readonly texts: typeof csIdentity; readonly playerId: number; readonly count?: ReturnType<typeof countTaps> },
): Promise<void> {
  const documents: readonly Sent[] = [
    { kind: 'IdentityCard', number: `HA${String(playerId).padStart(6, '0')}` },
    { kind: 'Passport', number: `BA${String(playerId).padStart(7, '0')}` },
  ]
  for (const { kind, number } of documents) {
    const another = page.getByRole('button', { name: t.add })
    await expect(page.getByLabel(t.number).or(another)).toBeVisible()
    if (await another.isVisible()) await count.tap('another document', another)
    count.fields.push('kind')
    await page.getByLabel(t.what).selectOption(kind)
    await count.fill('number', page.getByLabel(t.number), number)
    await count.fill('good until', page.getByLabel(t.expires), '2035-05-05')
    await count.tap('to the pictures', page.getByRole('button', { name: t.toPictures }))
    const card = page.locator('section.document-card').filter({ hasText: t.kind[kind] })
    count.fields.push('front')
    await card.getByLabel(t.front).setInputFiles(await drawSide([kind, 'FRONT', number]))
    if (kind === 'IdentityCard') {
      await expect(card.getByText(t.isThere)).toHaveCount(1)
      count.fields.push('back')
      await card.getByLabel(t.back).setInputFiles(await drawSide([kind, 'BACK', number]))
    }
    await expect(card.getByText(t.state.waiting)).toBeVisible()
  }

  const office = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  await enterBackOffice(desk, '/documents')
  const own = desk
    .getByRole('navigation', { name: documentsCs['documents.queue'] })
    .getByRole('button', { name: `Hráč ${playerId}` })
  for (const left of [1, 0]) {
    await own.first().click()
    await expect(desk.getByRole('img').first()).toBeVisible()
    await desk.keyboard.press('a')
    await expect(desk.getByRole('dialog')).toBeVisible()
    await desk.keyboard.press('Control+Enter')
    await expect(own).toHaveCount(left)
  }
  await office.close()
  await expect(page.getByText(t.stage.verified)).toBeVisible({ timeout: 30_000 })
}
