import { expect, test, type Locator, type Page } from '@playwright/test'
import type { ReplyOf } from '#contract/call.ts'
import { demoRedirect } from '#contract/onling-v2/online-game.ts'
import { playRound } from '#contract/play-v1/play.ts'
import adult from '#apps/player/src/messages/cs/adultMessage.ts'
import { addresses } from './addresses.ts'
import { figure, narration, openByAddress, playOneRound, skipToEnd, spinButton, waitUntilPlayable } from './game.ts'
import { adultQuestion, crowns, enter, tile } from './site.ts'

test('anybody plays for fun, and the lobby shows the played game', async ({ page, isMobile }) => {
  await enter(page, '/cs?q=ovocny+kolotoc')
  await tile(page, 'Ovocný kolotoč').click()
  await expect(page.getByRole('heading', { name: 'Ovocný kolotoč' })).toBeVisible()
  await page.getByRole('link', { name: 'Zkusit nanečisto' }).click()
  await waitUntilPlayable(page)
  // The beginning of the game's hash: the same build as for money.
  await expect(page.locator('#demo')).toHaveText(/^Demo [0-9a-f]{8}$/)
  await expect(narration(page)).toContainText('Ovocný kolotoč. Zůstatek')

  const round = await playOneRound(page)
  expect(round.mode).toBe('demo')
  await expect(figure(page, 'Hrací kredit')).toHaveText(crowns(round.balanceAfter.amountMinor))
  await expect(figure(page, 'Poslední výhra')).toHaveText(crowns(round.win.amountMinor))

  // The same by touch or mouse.
  const again = page.waitForResponse((response) => response.url().endsWith(playRound.path))
  if (isMobile) await spinButton(page).tap()
  else await spinButton(page).click()
  const { round: second } = (await (await again).json()) as ReplyOf<typeof playRound>
  await skipToEnd(page)
  expect(second.balanceAfter.amountMinor).toBe(
    round.balanceAfter.amountMinor - second.stake.amountMinor + second.win.amountMinor,
  )
  await expect(figure(page, 'Hrací kredit')).toHaveText(crowns(second.balanceAfter.amountMinor))

  await page.locator('#open-history').click()
  const rounds = page.getByRole('dialog').locator('tr.has-words')
  await expect(rounds).toHaveCount(2)
  await expect(rounds.first().getByRole('link')).toHaveAttribute('href', new RegExp(second.roundId))
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Zpět do lobby' }).click()
  await enter(page, '/cs?show=recents')
  await expect(tile(page, 'Ovocný kolotoč')).toBeVisible()
})

/** On the page of a game, with the pointer moved, so that everything loaded on the first interaction is there. */
async function enterCard(page: Page): Promise<Locator> {
  await enter(page, '/cs/play/OvocnyKolotoc')
  const forFun = page.getByRole('link', { name: 'Zkusit nanečisto' })
  await expect(async () => {
    await forFun.hover()
    await page.mouse.move(1, 1)
    expect(await page.evaluate(() => performance.getEntriesByName('launch-ready').length)).toBeGreaterThan(0)
  }).toPass()
  return forFun
}

test('a press opens the game without a page between, and back leads to where it was pressed', async ({ page }) => {
  const forFun = await enterCard(page)
  const pages: string[] = []
  page.on('framenavigated', (frame) => pages.push(frame.url()))
  await forFun.click()
  await waitUntilPlayable(page)
  expect(pages.filter((address) => !address.startsWith(addresses().games))).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(`${addresses().player}/cs/play/OvocnyKolotoc`)
})

test('a slow response shows a waiting page, and is requested once', async ({ page }) => {
  const forFun = await enterCard(page)
  let asked = 0
  let release: () => void = () => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${demoRedirect.path}*`, async (route) => {
    asked += 1
    await isReleased
    await route.continue()
  })
  await forFun.click()
  await expect(page.getByText('Otevíráme hru')).toBeVisible()
  release()
  await waitUntilPlayable(page)
  expect(asked).toBe(1)
})

test('the stake is set by buttons and keys, and the game keeps it', async ({ page }) => {
  await openByAddress(page, 'OvocnyKolotoc', 'demo')
  await waitUntilPlayable(page)
  const stake = page.getByRole('group', { name: 'Sázka' })
  const read = async () => Number((await stake.locator('#stake').innerText()).replaceAll(/\D/g, ''))
  const first = await read()
  await page.getByRole('button', { name: 'Zvýšit sázku' }).click()
  await expect.poll(read).toBeGreaterThan(first)
  const second = await read()
  await page.keyboard.press('ArrowUp')
  await expect.poll(read).toBeGreaterThan(second)
  await page.keyboard.press('ArrowDown')
  await expect.poll(read).toBe(second)
  await page.reload()
  await waitUntilPlayable(page)
  expect(await read()).toBe(second)
  const round = await playOneRound(page)
  expect(round.stake.amountMinor).toBe(second * 100)
})

test('the game shows its return, its pays and its rules, and Esc closes them', async ({ page }) => {
  await openByAddress(page, 'CertAKaca', 'demo')
  await waitUntilPlayable(page)
  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Pravidla' }).click()
  await expect(sheet.getByRole('heading', { name: 'Pravidla', level: 2 })).toBeVisible()
  await expect(sheet).toContainText(/Návratnost \(RTP\)\s*9\d[,.]\d+\s*%/)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Výplatní tabulka' }).click()
  await expect(sheet.getByRole('heading', { name: 'Výplatní tabulka' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

// One game of each kind of page: reels, bets, shared rounds. The frame is the same in all games of a kind.
for (const [key, language] of [
  ['OvocnyKolotoc', 'cs'],
  ['RuletaEvropska', 'hu'],
  ['BalonNadPrahou', 'en'],
] as const)
  test(`time, result and largest win are not cut off on a phone, even with long figures: ${key}`, async ({ page }) => {
    await page.goto(`${addresses().games}/${key}?lang=${language}`)
    await page.evaluate(() => {
      const long = { clock: '12:34:56', net: '−123\u00a0456,78\u00a0Kč', 'max-win': '500\u00a0000,00\u00a0Kč' }
      for (const [id, text] of Object.entries(long)) document.querySelector(`#${id}`)?.replaceChildren(text)
    })
    for (const [width, height] of [
      [390, 844],
      [360, 740],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      const findCut = () =>
        page.evaluate(() => {
          const box = (element: Element) => element.getBoundingClientRect()
          const bar = box(document.querySelector('.gbar') as Element)
          const others = [...document.querySelectorAll('.gbar > :not(.sess)')].map(box)
          return [...document.querySelectorAll('.sess > span')]
            .filter((span) => {
              const { top, bottom, left, right } = box(span)
              const isOutside = top < bar.top || bottom > bar.bottom || left < 0 || right > innerWidth
              const meets = (other: DOMRect) =>
                top < other.bottom - 1 && bottom > other.top + 1 && left < other.right - 1 && right > other.left + 1
              return isOutside || others.some(meets)
            })
            .map((span) => `${innerWidth}: ${span.textContent}`)
        })
      // The layout is updated in the next frame.
      await expect.poll(findCut).toEqual([])
    }
  })

test('the sound is muted, and stays muted after a reload', async ({ page }) => {
  await openByAddress(page, 'KorunovacniKlenoty', 'demo')
  await waitUntilPlayable(page)
  await page.getByRole('button', { name: 'Vypnout zvuk' }).click()
  await expect(page.getByRole('button', { name: 'Zapnout zvuk' })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await waitUntilPlayable(page)
  await expect(page.getByRole('button', { name: 'Zapnout zvuk' })).toBeVisible()
})

test('a link straight to a demo also shows the question about age', async ({ page }) => {
  await page.goto(`${addresses().player}/cs/play/OvocnyKolotoc?mode=demo`)
  const question = adultQuestion(page)
  await expect(question).toBeVisible()
  // The page has finished loading.
  await page.waitForLoadState('networkidle')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: adult.button }).click()
  await waitUntilPlayable(page)
})
