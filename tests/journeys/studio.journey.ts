import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { approve } from '#contract/play-v1/approvals.ts'
import * as staff from '#contract/play-v1/staff-content.ts'
import { exportBrand, saveLook } from '#contract/play-v1/staff-look.ts'
import { contentScreenCs as contentTexts } from '#apps/backoffice/src/texts/content/screen-cs.ts'
import { studioCs as texts } from '#apps/backoffice/src/texts/studio/cs.ts'
import { demoEnvironment } from '#config/demo.ts'
import { readLook } from '#config/read-texts.ts'
import { isTarget, targets } from '#config/targets.ts'
import { readZip } from '#exchange/zip/read-zip.ts'
import { demoGames } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice } from './back-office.ts'
import { enter } from './site.ts'
import { openDesk, sendAsStaff } from './staff-calls.ts'

const WHY = 'Cesta prohlížeče: vzhled po dohodě s vedením.'
const target = isTarget(demoEnvironment.APP_TARGET) ? demoEnvironment.APP_TARGET : targets[0]

test('a look is edited beside the preview, published by two people, shown without a restart, and exported as its folder', async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser)
  await enterBackOffice(desk, '/content/look')
  await desk.getByLabel(texts['studio.axis.hero'], { exact: true }).selectOption('ledger')
  // The site and the frame of a game, each at three widths; the site in both themes.
  await expect(desk.locator('iframe')).toHaveCount(9)
  await expect(desk.frameLocator('iframe').first().locator('html.hero-ledger')).toBeAttached()
  const game = desk.frameLocator(`iframe[title$="${texts['studio.game']}"]`).first()
  await expect(game.locator('main.play')).toBeVisible()

  await desk.getByLabel(texts['studio.label']).fill('Podzim')
  const saving = desk.waitForResponse((answer) => answer.url().endsWith(saveLook.path))
  await desk.getByRole('button', { name: contentTexts['content.saveVersion'] }).click()
  const { contentId } = (await (await saving).json()) as { contentId: string }
  await desk.getByRole('button', { name: contentTexts['content.publish'], exact: true }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('textbox').last().fill(WHY)
  const asking = desk.waitForResponse((answer) => answer.url().endsWith(staff.publishContent.path))
  await dialog.getByRole('button', { name: contentTexts['content.publish'] }).click()
  const { details } = (await (await asking).json()) as { details: { approvalId: string } }

  await enter(page, '/cs')
  await expect(page.locator('html.hero-ledger')).toHaveCount(0)
  const second = await openDesk(browser)
  await enterBackOffice(second, '/approvals', demoGames)
  await sendAsStaff(second, approve, { approvalId: details.approvalId, explanation: WHY, acceptedWarnings: [] })
  await expect(async () => {
    await page.reload()
    await expect(page.locator('html.hero-ledger')).toBeAttached({ timeout: 500 })
  }).toPass()

  const folder = mkdtempSync(join(tmpdir(), 'tolar-brand-'))
  const exported = await desk.request.get(`${addresses().backoffice}${exportBrand.path}`)
  const { zip } = (await exported.json()) as { zip: string }
  for (const [path, bytes] of readZip(Buffer.from(zip, 'base64'))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  expect(readLook(target, folder)).toEqual({ ...readLook(target), hero: 'ledger' })
  rmSync(folder, { recursive: true })

  const read = await desk.request.get(`${addresses().backoffice}${staff.getContent.path}?contentId=${contentId}`)
  const { publications } = (await read.json()) as { publications: { publicationId: string }[] }
  const publicationId = publications[0]?.publicationId ?? ''
  await sendAsStaff(desk, staff.withdrawContent, { publicationId, explanation: WHY, acceptedWarnings: [] })
  await expect(async () => {
    await page.reload()
    await expect(page.locator('html.hero-ledger')).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await desk.context().close()
  await second.context().close()
})
