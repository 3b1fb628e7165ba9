import { expect, type Download, type Page } from '@playwright/test'
import { listsCs as lists } from '#apps/backoffice/src/texts/lists/cs.ts'
import type { ReplyOf } from '#contract/call.ts'
import { makeExport } from '#contract/play-v1/lists.ts'

/** Requests the shown list as CSV with a reason, and downloads that file: earlier ones of the list stand beside it. */
export async function exportAsCsv(desk: Page, explanation: string): Promise<Download> {
  await desk.getByRole('button', { name: lists['lists.export'] }).click()
  await desk.getByLabel(lists['lists.format']).selectOption('csv')
  await desk.getByLabel('Vysvětlení pro audit').fill(explanation)
  const [answer] = await Promise.all([
    desk.waitForResponse((response) => new URL(response.url()).pathname.endsWith(makeExport.path)),
    desk.getByRole('button', { name: new RegExp(`^${lists['lists.exportButton']}`) }).click(),
  ])
  const { number } = (await answer.json()) as ReplyOf<typeof makeExport>
  const download = desk.getByRole('button', { name: `${lists['lists.download']} E-${number}, CSV`, exact: true })
  await expect(download).toBeVisible({ timeout: 20_000 })
  const [file] = await Promise.all([desk.waitForEvent('download'), download.click()])
  return file
}
