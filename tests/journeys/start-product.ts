import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { hasAddresses, rememberAddresses } from './addresses.ts'
import {
  findAlive,
  findClusterFolder,
  findDescendants,
  FIRST_PORT,
  isLocked,
  portsFrom,
  PUSH_SERVICE_ORIGIN,
  startProduct,
  writePorts,
} from './product.ts'
import { rememberDatabase } from './product-database.ts'

/**
 * Starts the whole product once for all journeys. The returned function stops it and checks that nothing is left.
 * @param env further variables of its environment
 */
export async function startShared(env: Readonly<Record<string, string>>): Promise<() => Promise<void>> {
  // A product is running already, started by a developer.
  if (hasAddresses()) return async () => {}
  // Journeys that start their own products run alone (tools/check/journeys.ts).
  if (process.env['JOURNEYS_WITHOUT_PRODUCT']) return async () => {}
  const dataFolder = mkdtempSync(join(tmpdir(), 'tolar-journeys-'))
  chmodSync(dataFolder, 0o755)
  const ports = portsFrom(FIRST_PORT)
  const product = startProduct({
    ...writePorts(ports),
    DATA_DIR: dataFolder,
    RATE_FACTOR: '50',
    PUSH_SERVICES: PUSH_SERVICE_ORIGIN,
    ...env,
  })
  if (!(await product.ready)) throw new Error(`The product did not start:\n${product.said()}`)
  rememberAddresses(ports)
  const children = findDescendants(product.pid)
  const cluster = findClusterFolder(children)
  if (!isLocked(cluster)) throw new Error(`The lock of PostgreSQL was not found in "${cluster}".`)

  rememberDatabase(cluster, ports.DATABASE_PORT)

  return async () => {
    product.signal('SIGINT')
    const code = await product.ended
    const left = findAlive(children)
    const hasLock = isLocked(cluster)
    for (const folder of [dataFolder, dirname(cluster)]) rmSync(folder, { recursive: true, force: true })
    if (code !== 0) throw new Error(`After Ctrl-C the product ended with ${code}:\n${product.said()}`)
    if (left.length > 0) throw new Error(`After Ctrl-C these processes are left: ${left.join(', ')}`)
    if (hasLock) throw new Error('After Ctrl-C the lock of PostgreSQL is left.')
  }
}

export default (): Promise<() => Promise<void>> => startShared({})
