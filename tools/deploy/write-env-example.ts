import { writeFileSync } from 'node:fs'
import { writeEnvExample } from './env-example.ts'

writeFileSync(new URL('../../.env.example', import.meta.url), writeEnvExample())
