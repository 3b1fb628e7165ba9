import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { texts } from '#apps/games-host/texts/index.ts'
import { findViolations } from '#tests/find-violations.ts'
import { addresses } from './addresses.ts'
import { gameOfEachEngine, proveRoundForFun, type Proof } from './rounds-for-fun.ts'

const { cs } = texts

/** Saves the verifier as a file, like a player, and opens it without a network. */
async function openKept(page: Page, file: string): Promise<void> {
  await page.goto(`${addresses().games}/verify?lang=cs`)
  const kept = page.waitForEvent('download')
  await page.getByRole('link', { name: cs.getVerifier }).click()
  await (await kept).saveAs(file)
  await page.context().setOffline(true)
  await page.goto(pathToFileURL(file).href)
  await expect(page.getByRole('heading', { name: cs.verifyTitle })).toBeVisible()
}

async function paste(page: Page, proof: unknown): Promise<void> {
  await page.getByRole('textbox', { name: cs.proofsHere }).fill(JSON.stringify(proof))
  await page.getByRole('button', { name: cs.checkProof }).click()
}

test('the verifier’s file recomputes rounds of every engine without a network, and detects a changed one', async ({
  page,
}, info) => {
  const proofs: Proof[] = []
  for (const key of gameOfEachEngine) proofs.push(await proveRoundForFun(page.request, key))
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await openKept(page, info.outputPath('verifier.html'))

  await paste(page, proofs)
  await expect(page.getByText(`Souhlasí kola: ${proofs.length} z ${proofs.length}`)).toBeVisible()
  await expect(page.locator('#verdict details')).toHaveCount(proofs.length)

  // One unit more, in one round of many: that one is shown, expanded.
  const changed = structuredClone(proofs)
  const [first] = changed
  expect(first).toBeDefined()
  if (first) first.round.win.amountMinor += 1
  await paste(page, changed)
  await expect(page.getByText(`Souhlasí kola: ${proofs.length - 1} z ${proofs.length}`)).toBeVisible()
  await expect(page.locator('#verdict details[open]')).toHaveCount(1)
  await expect(page.getByText(cs.verifyMismatch)).toBeVisible()

  // Selected as a file, with the result in every language, also for screen readers.
  const file = info.outputPath('round.json')
  await writeFile(file, JSON.stringify(proofs[0]))
  await page.getByLabel(cs.chooseFiles).setInputFiles(file)
  await expect(page.getByText(cs.verifyMatch)).toHaveCount(1)
  for (const [language, words] of Object.entries(texts)) {
    await page.locator('#language').selectOption(language)
    await expect(page.getByRole('heading', { name: words.verifyTitle })).toBeVisible()
    await expect(page.getByText(words.verifyMatch)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(await findViolations(page, 'with-advice')).toEqual([])
  }
  expect(complaints).toEqual([])
})
