import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import address from '#apps/player/src/messages/sk/address.ts'
import identity from '#apps/player/src/messages/sk/identity.ts'
import registration from '#apps/player/src/messages/sk/registration.ts'
import requirements from '#apps/player/src/messages/sk/requirements.ts'
import { wholePersonTargets } from '#config/demo.ts'
import type { ReplyOf } from '#contract/call.ts'
import { get } from '#contract/onling-v2/player.ts'
import { addresses, rememberAddresses } from './addresses.ts'
import { becomeWholePlayer } from './become-player.ts'
import { verifyByDocuments } from './verify-by-documents.ts'
import { OTHER_MARKET_FIRST_PORT, portsFrom, startProduct, writePorts } from './product.ts'

test('a Slovak person becomes a player of a brand that wants the whole person, from nothing to verified', async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000)
  const dataFolder = mkdtempSync(join(tmpdir(), 'tolar-slovak-'))
  chmodSync(dataFolder, 0o755)
  const ports = portsFrom(OTHER_MARKET_FIRST_PORT)
  const product = startProduct({
    ...writePorts(ports),
    DATA_DIR: dataFolder,
    RATE_FACTOR: '50',
    APP_TARGET: wholePersonTargets.SVK,
    MARKET_LOCALE: 'SVK',
  })
  const others = process.env['JOURNEYS_PORTS']
  try {
    expect(await product.ready, product.said()).toBe(true)
    rememberAddresses(ports)
    const context = await browser.newContext()
    const device = await context.newPage()
    await becomeWholePlayer(page, device, {
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
    await context.close()
  } finally {
    // The journeys that follow are those of the common product again.
    process.env['JOURNEYS_PORTS'] = others
    product.signal('SIGINT')
    await product.ended
    rmSync(dataFolder, { recursive: true, force: true })
  }
})
