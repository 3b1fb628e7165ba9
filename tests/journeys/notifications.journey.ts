import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test'
import account from '#apps/player/src/messages/cs/account.ts'
import notifications from '#apps/player/src/messages/cs/notifications.ts'
import { findChromium } from '#tools/check/find-chromium.ts'
import { addresses } from './addresses.ts'
import { browserOptions } from './browser.ts'
import { becomePlayer } from './people.ts'
import { enter, waitUntilAlive } from './site.ts'

test('a player agrees to one kind of notification, and it stays so', async ({ page }) => {
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

test('a message is shown as it is sent, an unreadable one too, and a press opens the page that tells the rest', async () => {
  // The browser of the other journeys has no notifications. Neither has a push service that it could reach: the message is
  // handed over where the service would hand it over.
  const browser = await chromium.launch({ ...browserOptions, executablePath: findChromium() ?? '/usr/bin/chromium' })
  const origin = addresses().player
  const context = await browser.newContext()
  await context.grantPermissions(['notifications'], { origin })
  const page = await context.newPage()
  await enter(page, '/cs')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const deliver = await openPushService(context, page, origin)
  const message = { title: 'Herna', body: 'Výběr je vyřízený.', tag: 'withdrawal-ended', language: 'cs' }
  await deliver(JSON.stringify({ ...message, path: '/cs/faq' }))
  await deliver('no JSON')
  await expect
    .poll(() => readShown(page))
    .toEqual([
      { title: new URL(origin).host, body: '', tag: 'message' },
      { title: message.title, body: message.body, tag: message.tag },
    ])
  await pressShown(context, message.tag)
  await page.waitForURL(`${origin}/cs/faq`)
  expect((await readShown(page)).map(({ tag }) => tag)).toEqual(['message'])
  await browser.close()
})

/** Hands messages over to the worker of the site, as the push service of the browser does. */
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

const readShown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/')
    const shown = (await registration?.getNotifications()) ?? []
    return shown
      .map(({ title, body, tag }) => ({ title, body, tag }))
      .toSorted((one, other) => one.tag.localeCompare(other.tag))
  })

/** A press on a notification: nothing of the test can reach the screen of the system. */
async function pressShown(context: BrowserContext, tag: string): Promise<void> {
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(async (wanted) => {
    const scope = globalThis as unknown as {
      readonly registration: { getNotifications: (of: { tag: string }) => Promise<unknown[]> }
      readonly NotificationEvent: new (type: string, init: object) => Event
    }
    const [notification] = await scope.registration.getNotifications({ tag: wanted })
    dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  }, tag)
}
