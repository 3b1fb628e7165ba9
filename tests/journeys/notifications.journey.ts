import { expect, test, type BrowserContext, type Page, type Worker } from '@playwright/test'
import type { ReplyOf } from '#contract/call.ts'
import { getLimits, setLimits } from '#contract/capi-v1.1/player-limits.ts'
import { agreeToPush } from '#contract/play-v1/push.ts'
import { buildPushService } from '#providers/push/push-server.ts'
import accountMenu from '#apps/player/src/messages/cs/accountMenu.ts'
import notifications from '#apps/player/src/messages/cs/notifications.ts'
import { addresses } from './addresses.ts'
import { becomePlayer, becomePlayerWithoutLimits, payIn, post } from './people.ts'
import { openBeside, playBeside } from './play-beside.ts'
import { PUSH_SERVICE_ORIGIN, PUSH_SERVICE_PORT } from './product.ts'
import { enter, waitUntilAlive } from './site.ts'

test('a player consents to one kind of notification, and the consent is stored', async ({ page }) => {
  await becomePlayer(page)
  await enter(page, '/cs/account')
  await page.getByRole('link', { name: accountMenu.notifications, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: notifications.title })).toBeVisible()
  const tick = (kind: keyof typeof notifications.kinds) =>
    page.getByRole('checkbox', { name: notifications.kinds[kind] })
  for (const kind of ['withdrawal-ended', 'document-judged', 'limit-near'] as const)
    await expect(tick(kind)).not.toBeChecked()
  const answered = page.waitForResponse((response) => response.url().endsWith('/Push/Agree'))
  await tick('withdrawal-ended').check()
  await answered
  await page.reload()
  await waitUntilAlive(page)
  await expect(tick('withdrawal-ended')).toBeChecked()
  await expect(tick('limit-near')).not.toBeChecked()
  await expect(page.getByText(notifications.noDevices)).toBeVisible()
})

test('a message is shown as it was sent, also an undecodable one, and a press opens the page with the details', async ({
  page,
  context,
}) => {
  // The test browser has no notification centre and no push service: messages are delivered at the interface of the
  // push service, and the notifications that the worker requests are recorded.
  const origin = addresses().player
  await enter(page, '/cs')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The site has no worker.')
  await recordShown(worker)
  const deliver = await openPushService(context, page, origin)
  const message = { title: 'Herna', body: 'Výběr je vyřízený.', tag: 'withdrawal-ended' }
  await deliver(JSON.stringify({ ...message, language: 'cs', path: '/cs/faq' }))
  await deliver('no JSON')
  await expect
    .poll(() => readShown(worker))
    .toMatchObject([
      { title: new URL(origin).host, body: '', tag: 'message', data: { path: '/' } },
      { ...message, lang: 'cs', data: { path: '/cs/faq' } },
    ])
  await pressShown(worker, message.tag)
  await page.waitForURL(`${origin}/cs/faq`)
  expect((await readShown(worker)).map(({ tag }) => tag)).toEqual(['message'])
})

test('a browser that is turned on hears of a limit, of nothing without consent, and is dropped when its service ends it', async ({
  page,
}) => {
  const service = buildPushService()
  await service.app.listen({ port: PUSH_SERVICE_PORT, host: '127.0.0.1' })
  try {
    const endpoints = await letSubscribe(page, service)
    await becomePlayerWithoutLimits(page)
    await limitStakes(page, { day: 1_000, month: 1_200 })
    await payIn(page, 100_000)
    await enter(page, '/cs/account/notifications')
    const consent = page.getByRole('checkbox', { name: notifications.kinds['limit-near'] })
    await agree(page, () => consent.check())
    await page.getByRole('button', { name: notifications.add, exact: true }).click()
    await expect(page.getByText(notifications.isOn)).toBeVisible()
    const devices = page.getByRole('region', { name: notifications.devices })
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    const [endpoint = ''] = endpoints

    await playUntilRefused(page, 4)
    await expect.poll(() => service.receivedBy(endpoint).length, { timeout: 30_000 }).toBe(1)
    const [{ text } = { text: '' }] = service.receivedBy(endpoint)
    const told = JSON.parse(text) as { readonly body: string; readonly path: string }
    expect(told).toMatchObject({ tag: 'limit-near', language: 'cs', path: '/cs/account/limits' })
    // Nothing on a locked screen that only the player should know.
    expect(told.body).not.toMatch(/\d|Bedřich|Poutník/)

    // The service has ended the subscription: the next notification finds that out.
    service.end(endpoint)
    await playUntilRefused(page, 1)
    await expect(async () => {
      await page.reload()
      await expect(devices.getByText(notifications.noDevices)).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    await expect.poll(() => page.evaluate((kept) => localStorage.getItem(kept), KEPT)).toBeNull()
    // Turned on again, it is a new subscription, and not the ended one.
    await page.getByRole('button', { name: notifications.add, exact: true }).click()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    expect(endpoints).toHaveLength(2)
    await agree(page, () => consent.uncheck())
    await page.reload()
    await expect(consent).not.toBeChecked()
  } finally {
    await service.app.close()
  }
})

/** Where the page keeps the subscription that the browser would keep. */
const KEPT = 'subscription of the test'

/** The page subscribes at the stand-in: the test browser reaches no push service. Returns the addresses of subscriptions. */
async function letSubscribe(page: Page, service: ReturnType<typeof buildPushService>): Promise<readonly string[]> {
  const endpoints: string[] = []
  await page.exposeFunction('subscribeAtService', (serverKey: string) => {
    const made = service.subscribe(PUSH_SERVICE_ORIGIN, serverKey)
    endpoints.push(made.endpoint)
    return made
  })
  await page.addInitScript((keptAt) => {
    const scope = globalThis as unknown as {
      readonly subscribeAtService: (serverKey: string) => Promise<typeof shape>
    }
    const shape = { endpoint: '', browserKey: '', browserSecret: '' }
    const subscriptionOf = ({ endpoint, browserKey, browserSecret }: typeof shape) => ({
      endpoint,
      options: {},
      toJSON: () => ({ keys: { p256dh: browserKey, auth: browserSecret } }),
      unsubscribe: async () => (localStorage.removeItem(keptAt), true),
    })
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Object.assign(Notification, { requestPermission: async () => 'granted' })
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const kept = localStorage.getItem(keptAt)
        return kept ? subscriptionOf(JSON.parse(kept) as typeof shape) : null
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const kept = localStorage.getItem(keptAt)
        if (kept) return subscriptionOf(JSON.parse(kept) as typeof shape)
        const made = await scope.subscribeAtService(applicationServerKey)
        localStorage.setItem(keptAt, JSON.stringify(made))
        return subscriptionOf(made)
      },
    })
  }, KEPT)
  return endpoints
}

/** Waits for the answer, because a tick is saved at once. */
async function agree(page: Page, press: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith(agreeToPush.path))
  await press()
  expect((await answered).status()).toBe(200)
}

const GAME = 'OvocnyKolotoc'
const STAKE_MINOR = 200

/**
 * Plays rounds, and then one that is above the limit of the day: with a refusal the limits are counted at once, otherwise
 * within a minute.
 */
async function playUntilRefused(page: Page, rounds: number): Promise<void> {
  await playBeside(
    page,
    GAME,
    Array.from({ length: rounds }, () => ({ stakeMinor: STAKE_MINOR })),
  )
  const send = await openBeside(page, GAME)
  await expect(async () => {
    const answer = await send({ roundId: crypto.randomUUID(), stakeMinor: 2 * STAKE_MINOR })
    expect(await answer.text()).toContain('ERR_STAKE_LIMIT_REACHED')
  }).toPass({ timeout: 15_000, intervals: [500] })
}

/** Limits on stakes in minor units; all others are declined. */
async function limitStakes(page: Page, { day, month }: { readonly day: number; readonly month: number }) {
  const { notChosen } = await post<ReplyOf<typeof getLimits>>(page, getLimits.path, {})
  const figures: Partial<Record<(typeof notChosen)[number], number>> = {
    StakeDayCasinoLimit: day,
    StakeMonthCasinoLimit: month,
  }
  const choices = notChosen.map((kind) => {
    const amountMinor = figures[kind]
    return { kind, value: amountMinor === undefined ? null : { amountMinor, currency: 'CZK' } }
  })
  await post(page, setLimits.path, { choices })
}

/** Delivers messages to the service worker of the site, like the browser's push service. */
async function openPushService(context: BrowserContext, page: Page, origin: string) {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  return async (data: string): Promise<void> => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }
}

type Shown = { readonly title: string; readonly tag: string; readonly data: unknown }
/** The global scope of the worker, with the notifications that it has shown. */
type WorkerScope = typeof globalThis & {
  shown: Shown[]
  readonly registration: { showNotification: (title: string, options: Omit<Shown, 'title'>) => Promise<void> }
}

const recordShown = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as WorkerScope
    scope.shown = []
    scope.registration.showNotification = async (title, options) => void scope.shown.push({ title, ...options })
  })

/** Notifications on the screen, by their tags. */
const readShown = (worker: Worker) =>
  worker.evaluate(() => (globalThis as WorkerScope).shown.toSorted((one, other) => one.tag.localeCompare(other.tag)))

/** A press on a notification: the event that the browser would dispatch. */
const pressShown = (worker: Worker, tag: string) =>
  worker.evaluate((wanted) => {
    const scope = globalThis as WorkerScope
    const close = () => void (scope.shown = scope.shown.filter((one) => one.tag !== wanted))
    const notification = { data: scope.shown.find((one) => one.tag === wanted)?.data, close }
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }))
  }, tag)
