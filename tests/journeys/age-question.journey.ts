import { expect, test } from '@playwright/test'
import adult from '#apps/player/src/messages/cs/adultMessage.ts'
import shell from '#apps/player/src/messages/cs/shell.ts'
import { addresses } from './addresses.ts'
import { adultQuestion, waitUntilAlive } from './site.ts'

test('the question about age cannot be skipped, and is shown once', async ({ page }) => {
  await page.goto(`${addresses().player}/cs`)
  await expect(adultQuestion(page)).toBeVisible()
  await waitUntilAlive(page)
  // A browser lets a second Escape through after the first was prevented.
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape')
  await expect(adultQuestion(page)).toBeVisible()
  await adultQuestion(page).getByRole('button', { name: adult.button }).click()
  await expect(adultQuestion(page)).toBeHidden()
  await page.reload()
  await waitUntilAlive(page)
  await expect(adultQuestion(page)).toBeHidden()
})

test('after the question about age the focus is on the heading, and Tab begins at the start of the page', async ({
  page,
}) => {
  await page.goto(`${addresses().player}/cs`)
  await expect(adultQuestion(page)).toBeVisible()
  await waitUntilAlive(page)
  await page.evaluate(() => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'))
      Object.assign(globalThis, { shift })
    }).observe({ type: 'layout-shift' })
  })
  await adultQuestion(page).getByRole('button', { name: adult.button }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => ({ top: scrollY, shift: Number(Reflect.get(globalThis, 'shift') ?? 0) }))).toEqual({
    top: 0,
    shift: 0,
  })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: shell.skip })).toBeFocused()
})

test('the question about age is in the first frame, and is modal only after the first paint', async ({ page }) => {
  // Before each frame: whether the page is there without its question. At each opening: whether something was painted.
  await page.addInitScript(() => {
    const seen = { uncovered: 0, paintedBefore: [] as boolean[] }
    Object.assign(globalThis, { seen })
    const show = HTMLDialogElement.prototype.showModal
    HTMLDialogElement.prototype.showModal = function showModal() {
      seen.paintedBefore.push(performance.getEntriesByName('first-contentful-paint').length > 0)
      show.call(this)
    }
    const look = () => {
      if (document.querySelector('main') && !document.querySelector('dialog[open]')) seen.uncovered += 1
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto(`${addresses().player}/cs`)
  const question = adultQuestion(page)
  await expect.poll(() => question.evaluate((one) => one.matches(':modal'))).toBe(true)
  // Modal before the first paint it would have the styles of the whole page computed twice for it.
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen') as object)).toEqual({
    uncovered: 0,
    paintedBefore: [true],
  })
  await question.getByRole('button', { name: adult.button }).click()
  await expect(question).toBeHidden()
})

test('in forced colours the question about age has an edge, and shades the page before it is modal', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${addresses().player}/cs`)
  const drawn = await page.getByRole('dialog').evaluate((dialog) => {
    // As in the first frames.
    const first = dialog.cloneNode(true) as HTMLDialogElement
    first.setAttribute('open', '')
    document.body.append(first)
    return [getComputedStyle(first).outlineStyle, getComputedStyle(first, '::before').position]
  })
  expect(drawn).toEqual(['solid', 'fixed'])
})
