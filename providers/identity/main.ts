import { demoIdentity } from './demo-access.ts'
import { buildIdentity } from './identity-server.ts'

/**
 * Starts the stand-ins of BankID and VeriFace. For development and tests only.
 * PORT (3019), HOST (127.0.0.1), VERIFACE_NOTIFY_URL.
 */
const { PORT = '3019', HOST = '127.0.0.1', VERIFACE_NOTIFY_URL = '' } = process.env

const identity = buildIdentity({ ...demoIdentity, notifyUrl: VERIFACE_NOTIFY_URL, slowMs: 30_000 })
const stop = () => void identity.close().then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

try {
  console.log(`Identity stand-in: ${await identity.listen({ port: Number(PORT), host: HOST })}`)
} catch (error) {
  console.error(`The stand-ins of identity could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
