import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { rememberAddresses } from './addresses.ts'
import {
  OWN_PRODUCT_FIRST_PORT,
  portsFrom,
  startProduct,
  writePorts,
  type Product,
  type ProductPorts,
} from './product.ts'

const START_MS = 240_000

/**
 * From now on the journeys of this process use the product on these ports; the returned function restores the previous
 * one.
 */
export function turnTo(ports: ProductPorts): () => void {
  const others = process.env['JOURNEYS_PORTS']
  rememberAddresses(ports)
  return () => {
    if (others === undefined) delete process.env['JOURNEYS_PORTS']
    else process.env['JOURNEYS_PORTS'] = others
  }
}

/**
 * Starts a product with its own environment, which the journeys of this process use from then on. The returned function
 * stops it and restores the shared product.
 */
export async function startOwnProduct(
  env: Readonly<Record<string, string>>,
): Promise<{ readonly product: Product; readonly end: () => Promise<void> }> {
  // A start on a busy machine takes longer than a step of a journey.
  test.setTimeout(START_MS)
  const dataFolder = mkdtempSync(join(tmpdir(), 'tolar-own-'))
  chmodSync(dataFolder, 0o755)
  const ports = portsFrom(OWN_PRODUCT_FIRST_PORT)
  const product = startProduct({ ...writePorts(ports), DATA_DIR: dataFolder, RATE_FACTOR: '50', ...env })
  const turnBack = turnTo(ports)
  expect(await product.ready, product.said()).toBe(true)
  return {
    product,
    end: async () => {
      turnBack()
      product.signal('SIGINT')
      await product.ended
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
