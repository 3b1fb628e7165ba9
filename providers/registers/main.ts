import { join } from 'node:path'
import { storeKeyPair } from '../kit/key-pairs.ts'
import { demoRegisters } from './demo-access.ts'
import { buildRegisters } from './registers-server.ts'

/**
 * Starts the stand-ins of the state registers and of SDSL. For development and tests only.
 * PORT (3016), HOST (127.0.0.1), DATA_DIR (.data/providers) for keys and packages.
 */
const { PORT = '3016', HOST = '127.0.0.1', DATA_DIR = '.data/providers' } = process.env

const folder = join(DATA_DIR, 'aisg')
const registers = buildRegisters({
  ...demoRegisters,
  packages: {
    apiKey: demoRegisters.packagesKey,
    keys: {
      own: storeKeyPair(folder, 'authority').privatePem,
      theirs: storeKeyPair(folder, 'operator').publicPem,
    },
    folder: join(folder, 'packages'),
  },
  slowMs: 10_000,
})
const stop = () => void registers.close().then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

try {
  console.log(`Registers stand-in: ${await registers.listen({ port: Number(PORT), host: HOST })}`)
} catch (error) {
  console.error(`The registers could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
