import type { Browser, Page } from '@playwright/test'
import address from '#apps/player/src/messages/sk/address.ts'
import identity from '#apps/player/src/messages/sk/identity.ts'
import registration from '#apps/player/src/messages/sk/registration.ts'
import requirements from '#apps/player/src/messages/sk/requirements.ts'
import type { ReplyOf } from '#contract/call.ts'
import { get } from '#contract/onling-v2/player.ts'
import { addresses } from './addresses.ts'
import { becomeVerifiedPlayer } from './become-player.ts'
import { verifyByDocuments } from './verify-by-documents.ts'

/** From nothing to verified, at a brand that wants the whole person. */
export async function becomeVerified(page: Page, browser: Browser): Promise<void> {
  const device = await (await browser.newContext()).newPage()
  await becomeVerifiedPlayer(page, device, {
    locale: 'sk',
    texts: { registration, requirements, address },
    town: 'Trnava',
    postCode: '917 01',
    phone: '+421905123456',
  })
  const me = await device.request.get(`${addresses().player}${get.path}`)
  const { playerId } = (await me.json()) as ReplyOf<typeof get>
  await device.getByRole('link', { name: requirements.toIdentity }).click()
  await verifyByDocuments(device, browser, { texts: identity, playerId })
  await device.context().close()
}
