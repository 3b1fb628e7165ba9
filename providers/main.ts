import { buildCsob, csobKeysFolder } from './csob/csob-server.ts'

/**
 * Starts the stand-ins of all partners, one port each from PORT on: ČSOB is the first. For development and tests only.
 * PORT (3010), HOST (127.0.0.1), DATA_DIR (.data/providers), CSOB_MERCHANT_ID.
 */
const { PORT = '3010', HOST = '127.0.0.1', DATA_DIR = '.data/providers', CSOB_MERCHANT_ID } = process.env

const csob = buildCsob({
  keysFolder: csobKeysFolder(DATA_DIR),
  ...(CSOB_MERCHANT_ID ? { merchantId: CSOB_MERCHANT_ID } : {}),
})

const stop = () => void csob.close().then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

try {
  console.log(`ČSOB gateway stand-in: ${await csob.listen({ port: Number(PORT), host: HOST })}`)
} catch (error) {
  console.error(`The stand-ins could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
