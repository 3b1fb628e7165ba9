import { expect, test, type BrowserContext, type Page, type Worker } from '@playwright/test'
import account from '#apps/player/src/messages/cs/account.ts'
import notifications from '#apps/player/src/messages/cs/notifications.ts'
import { addresses } from './addresses.ts'
import { becomePlayer } from './people.ts'
import { enter, waitUntilAlive } from './site.ts'

test('a player consents to one kind of notification, and the consent is stored', async ({ page }) => {
  await becomePlayer(page)
  await enter(page, '/cs/account')
  await page.getByRole('link', { name: account.notifications, exact: true }).click()
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
