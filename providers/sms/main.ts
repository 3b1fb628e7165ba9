import { buildSmsGateway } from './sms-server.ts'

/**
 * Starts the stand-in of an SMS gateway. For development and tests only. PORT (3018), HOST (127.0.0.1),
 * SMS_GATEWAY_KEY; with SMS_REPORT_URL and SMS_GATEWAY_REPORT_SECRET it reports the delivery of each message.
 */
const { PORT = '3018', HOST = '127.0.0.1', SMS_GATEWAY_KEY = 'demo-sms-key' } = process.env
const { SMS_REPORT_URL: url, SMS_GATEWAY_REPORT_SECRET: secret } = process.env

const gateway = buildSmsGateway({ apiKey: SMS_GATEWAY_KEY, ...(url && secret ? { reportTo: { url, secret } } : {}) })
const stop = () => void gateway.close().then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

try {
  console.log(`SMS gateway stand-in: ${await gateway.listen({ port: Number(PORT), host: HOST })}`)
} catch (error) {
  console.error(`The SMS gateway could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
