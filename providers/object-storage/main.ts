import { buildObjectStorage } from './object-storage-server.ts'

/**
 * Starts the stand-in of an S3-compatible storage, which forgets everything at its end. For development and tests only.
 * PORT (3022), HOST (127.0.0.1), BUCKET (files), FILES_BUCKET_REGION, FILES_BUCKET_KEY_ID, FILES_BUCKET_SECRET.
 */
const { PORT = '3022', HOST = '127.0.0.1', BUCKET = 'files' } = process.env
const {
  FILES_BUCKET_REGION: region = 'eu-central-1',
  FILES_BUCKET_KEY_ID: id = 'DEMO',
  FILES_BUCKET_SECRET: secret = 'demo-storage-secret',
} = process.env

const { app } = buildObjectStorage({ bucket: BUCKET, key: { id, secret, region } })
const stop = () => void app.close().then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

try {
  console.log(`object storage stand-in: ${await app.listen({ port: Number(PORT), host: HOST })}/${BUCKET}`)
} catch (error) {
  console.error(`The object storage could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
