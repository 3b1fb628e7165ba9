import { withSecretFiles } from '#config/secret-files.ts'
import { publicPartOf, readSigningKey } from '#server/audit/index.ts'

// `npm run audit:public-key`: the public key of AUDIT_SIGNING_KEY, which every list has to have before the key signs.

const key = readSigningKey(withSecretFiles(process.env)['AUDIT_SIGNING_KEY']?.trim() ?? '')
if (key) process.stdout.write(`${publicPartOf(key)}\n`)
else {
  process.stderr.write('AUDIT_SIGNING_KEY has to be 32 bytes in base64url.\n')
  process.exitCode = 2
}
