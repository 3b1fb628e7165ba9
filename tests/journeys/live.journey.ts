import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { liveCs as texts } from '#apps/backoffice/src/texts/live/cs.ts'
import { fileRoutes } from '#contract/files.ts'
import { sendSupportTicket } from '#contract/onling-v2/feedback.ts'
import { findViolations } from '#tests/find-violations.ts'
import { demoColleagues, demoGames, demoPayments, demoSupport } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'
import { signInAsStaff } from './back-office.ts'
import { becomePlayer, payIn } from './people.ts'
import { openDesk } from './staff-calls.ts'

const operations = demoColleagues[5]

/** Figures are pushed within seconds; a minute is for a busy machine. */
const PUSHED = { timeout: 60_000 }

/** If the figure has not risen for this long, another player signs in. */
const NEXT_COMES_MS = 8_000

/** A person's first screen after the sign-in. It is never reloaded: its changes are pushed. */
async function firstScreen(browser: Browser, staff: Parameters<typeof signInAsStaff>[1]): Promise<Page> {
  const page = await openDesk(browser)
  await signInAsStaff(page, staff)
  await expect(page).toHaveURL(`${addresses().backoffice}/now`)
  await expect(page.getByRole('button', { name: /^Živě/ })).toBeVisible(PUSHED)
  await page.evaluate(() => Reflect.set(window, 'wasNotLoadedAgain', true))
  return page
}
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** The number of waiting items in a queue. */
const waiting = (page: Page, queue: string) =>
  page.getByRole('table', { name: texts['live.waiting'] }).getByRole('row', { name: queue }).getByRole('cell').nth(1)
/** A figure of the strip, as a number. */
const figure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=..').locator('b')
const numberOf = async (place: Locator) => Number((await place.innerText()).replaceAll(/[^\d,]/g, '').replace(',', '.'))

/**
 * A player signs in: the figure must rise. It may fall at the same time, when players of earlier journeys go offline;
 * then another one signs in.
 */
async function seePeopleCome(page: Page, online: Locator): Promise<void> {
  let least = await numberOf(online)
  let cameAt = Number.NEGATIVE_INFINITY
  async function isMore(): Promise<boolean> {
    if (performance.now() - cameAt > NEXT_COMES_MS) {
      await becomePlayer(page)
      cameAt = performance.now()
    }
    const present = await numberOf(online)
    if (present > least) return true
    least = present
    return false
  }
  await expect.poll(isMore, PUSHED).toBe(true)
}

async function leave(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'wasNotLoadedAgain'))).toBe(true)
  await page.context().close()
}

test('support sees a new ticket, and no business figures', async ({ page, browser }) => {
  const desk = await firstScreen(browser, demoSupport)
  await expect(region(desk, texts['live.waiting'])).toBeVisible()
  await expect(region(desk, texts['live.protection'])).toBeVisible()
  await expect(region(desk, texts['live.money'])).toHaveCount(0)
  await expect(desk.getByText(texts['live.today.stakeMinor'])).toHaveCount(0)
  const tickets = waiting(desk, texts['live.queue.tickets'])
  const before = await numberOf(tickets)
  await becomePlayer(page)
  const origin = addresses().player
  const body = { topic: 'payments', text: 'Kdy přijde výplata? Čekám od rána.', idempotencyKey: crypto.randomUUID() }
  const asked = await page.request.post(origin + sendSupportTicket.path, { data: body, headers: { origin } })
  expect(asked.status(), await asked.text()).toBe(200)
  await expect(tickets).toHaveText(String(before + 1), PUSHED)
  // Enter on the row opens the queue.
  await desk.keyboard.press('j')
  await expect(desk.locator('tr[data-row] :focus')).toBeVisible()
  await desk.getByRole('link', { name: texts['live.queue.tickets'], exact: true }).press('Enter')
  await expect(desk).toHaveURL(/\/support$/)
  await leave(desk)
})

test("payments see a deposit in today's sums, read the chart by the keyboard, and pause the figures", async ({
  page,
  browser,
}) => {
  const desk = await firstScreen(browser, demoPayments)
  const deposits = figure(desk, texts['live.today.depositsMinor'])
  const before = await numberOf(deposits)
  await becomePlayer(page)
  await payIn(page, 70_000)
  await expect.poll(() => numberOf(deposits), PUSHED).toBeGreaterThanOrEqual(before + 700)

  const chart = desk.getByRole('img', { name: /^Sázky/ })
  await chart.focus()
  await desk.keyboard.press('Home')
  await expect(region(desk, texts['live.money']).getByText(/^0:00: dnes/)).toBeVisible()
  await desk.keyboard.press('t')
  await expect(desk.getByRole('table', { name: /^Sázky/ })).toBeVisible()
  expect(await findViolations(desk)).toEqual([])
  await desk.keyboard.press('.')
  const stopped = desk.getByRole('button', { name: /^Stojí od/ })
  await expect(stopped).toHaveAttribute('aria-pressed', 'true')
  const at = await numberOf(deposits)
  await payIn(page, 90_000)
  await desk.keyboard.press('.')
  await expect(desk.getByRole('button', { name: /^Živě/ })).toBeVisible()
  await expect.poll(() => numberOf(deposits), PUSHED).toBeGreaterThanOrEqual(at + 900)
  await leave(desk)
})

test('the role games sees players come, and the returns', async ({ page, browser }) => {
  const desk = await firstScreen(browser, demoGames)
  await expect(region(desk, texts['live.machine'])).toContainText('Návratnost her v mezích')
  const online = figure(desk, texts['live.online'])
  await seePeopleCome(page, online)
  await leave(desk)
})

test('operations see the processes and jobs of the installation', async ({ page, browser }) => {
  const desk = await firstScreen(browser, operations)
  const online = figure(desk, texts['live.online'])
  await seePeopleCome(page, online)
  await desk.getByRole('link', { name: texts['live.view.installation'], exact: true }).click()
  const processes = region(desk, texts['live.part.processes'])
  for (const kind of ['api', 'worker'] as const)
    await expect(processes.getByRole('row', { name: texts[`live.process.${kind}`] })).toContainText('Běží')
  await expect(region(desk, texts['live.part.jobs'])).toContainText('ledger.check-books')
  await expect(region(desk, texts['live.part.disks'])).toContainText('GiB')
  expect(await findViolations(desk)).toEqual([])
  await leave(desk)
})

test('stale figures remain, with their time', async ({ browser }) => {
  const desk = await firstScreen(browser, demoPayments)
  const stream = `**${fileRoutes.liveView.root}/now`
  await desk.route(stream, (route) => route.abort())
  // A tab in the background has no connection; in the foreground again it finds none.
  for (const isHidden of [true, false])
    await desk.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await expect(desk.getByRole('button', { name: /^Bez nových údajů/ })).toBeVisible(PUSHED)
  await expect(region(desk, texts['live.waiting'])).toContainText(/údaje z \d/)
  await expect(waiting(desk, texts['live.queue.withdrawals'])).toHaveText(/\d/)
  await desk.unroute(stream)
  await expect(desk.getByRole('button', { name: /^Živě/ })).toBeVisible(PUSHED)
  await leave(desk)
})
