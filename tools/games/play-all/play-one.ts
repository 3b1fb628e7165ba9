import type { Page } from 'playwright-core'

/** Result of a game in the browser. Without problems it was opened and one round was played to its end. */
export type Played = {
  readonly key: string
  readonly engine: string
  readonly mode: 'demo' | 'real'
  readonly said: string
  readonly problems: readonly string[]
  readonly shot: Buffer | undefined
}

const READY_MS = 20_000
const ROUND_MS = 40_000
/** A bet may wait for the next round, and a round may run for long. */
const SHARED_ROUND_MS = 180_000
const STEPS_MAX = 30
const PAUSE_MS = 120

/** Makes the bet of a game that requires a choice, as a player would. */
export const choices: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  keno: (page) => page.keyboard.press('q'),
  roulette: (page) => page.locator('.spot').nth(7).click(),
}

/** Opens a launched game and plays one round: presses what can be pressed until the round is over. */
export async function playOne(
  page: Page,
  { key, engine, mode, address }: Pick<Played, 'key' | 'engine' | 'mode'> & { readonly address: string },
): Promise<Played> {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text().slice(0, 200))
  })
  let said = ''
  try {
    await page.goto(address)
    await page.waitForFunction(() => performance.getEntriesByName('scene-ready').length > 0, undefined, {
      timeout: READY_MS,
    })
    said = engine === 'crash' ? await playCrash(page) : await playRound(page, engine)
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    if (isWider) problems.push('the page is wider than the screen')
  } catch (error) {
    problems.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
  const shot = await page.screenshot({ type: 'jpeg', quality: 70 }).catch(() => undefined)
  return { key, engine, mode, said, problems, shot }
}

async function playRound(page: Page, engine: string): Promise<string> {
  const state = (): Promise<string> =>
    page.evaluate(() => document.querySelector<HTMLElement>('#spin')?.dataset['state'] ?? '')
  const told = (): Promise<string> => page.evaluate(() => document.querySelector('#said')?.textContent ?? '')
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>('#spin')?.dataset['state'] === 'ready',
    undefined,
    {
      timeout: READY_MS,
    },
  )
  await choices[engine]?.(page)
  const before = await told()
  const answered = page.waitForResponse((response) => response.url().endsWith('/Round/Play'), { timeout: READY_MS })
  await press(page)
  if (!(await answered).ok()) throw new Error(`the round was refused: ${await (await answered).text()}`)
  const endsAt = Date.now() + ROUND_MS
  for (let step = 0; step < STEPS_MAX && Date.now() < endsAt; step += 1) {
    await page.waitForTimeout(PAUSE_MS)
    const now = await state()
    if (now === 'ready') {
      const after = await told()
      if (after !== before && after !== '') return after
    } else if (now === 'showing' || now === 'deciding') await press(page)
  }
  throw new Error('the round did not come to its end')
}

/** The large button, or a place of the field where that is the button. */
export async function press(page: Page): Promise<void> {
  const isOff = await page.evaluate(() => document.querySelector('#spin')?.getAttribute('aria-disabled') === 'true')
  if (!isOff) return page.locator('#spin').click()
  await page.locator('.overlay button:not([disabled]):not([aria-disabled="true"])').first().click()
}

/** A shared round: one bet, until it is won or lost, and the final message. */
async function playCrash(page: Page): Promise<string> {
  const act = page.locator('#act-0')
  await page.waitForFunction(() => document.querySelector<HTMLButtonElement>('#act-0')?.disabled === false, undefined, {
    timeout: ROUND_MS,
  })
  await page.locator('#auto-0').evaluate((field: HTMLInputElement | HTMLSelectElement) => {
    field.value = field instanceof HTMLSelectElement ? (field.options[1]?.value ?? '') : '1.2'
  })
  await act.click()
  const ended = await page.waitForFunction(
    () => {
      const note = document.querySelector<HTMLElement>('#note-0')
      return note?.dataset['result'] ? note.textContent : undefined
    },
    undefined,
    { timeout: SHARED_ROUND_MS },
  )
  return String(await ended.jsonValue())
}
