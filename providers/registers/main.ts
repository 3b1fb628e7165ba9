import { demoRegisters } from './demo-access.ts'
import { buildRegisters } from './registers-server.ts'

/**
 * Starts the stand-ins of the state registers and of SDSL. For development and tests only.
 * PORT (3016), HOST (127.0.0.1).
 */
const { PORT = '3016', HOST = '127.0.0.1' } = process.env

const registers = buildRegisters({ ...demoRegisters, slowMs: 10_000 })
const stop = () => void registers.close().then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

try {
  console.log(`Registers stand-in: ${await registers.listen({ port: Number(PORT), host: HOST })}`)
} catch (error) {
  console.error(`The registers could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
