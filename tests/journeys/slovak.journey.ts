import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import registration from '#apps/player/src/messages/sk/registration.ts'
import requirements from '#apps/player/src/messages/sk/requirements.ts'
import { wholePersonTargets } from '#config/demo.ts'
import { rememberAddresses } from './addresses.ts'
import { becomeWholePlayer } from './become-player.ts'
import { OTHER_MARKET_FIRST_PORT, portsFrom, startProduct, writePorts } from './product.ts'

test('a Slovak person becomes a player of a brand that wants the whole person', async ({ page, browser }) => {
  test.setTimeout(240_000)
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
    await becomeWholePlayer(page, await context.newPage(), {
      locale: 'sk',
      texts: { registration, requirements },
      town: 'Trnava',
      postCode: '917 01',
      phone: '+421905123456',
    })
    await context.close()
  } finally {
    // The journeys that follow are those of the common product again.
    process.env['JOURNEYS_PORTS'] = others
    product.signal('SIGINT')
    await product.ended
    rmSync(dataFolder, { recursive: true, force: true })
  }
})
