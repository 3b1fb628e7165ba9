import { readServerKeys, type ServerKey } from '#server/messaging/index.ts'
import type { Variables } from './read-variables.ts'

/** Keys for push services; without any the site sends no notifications. */
export type PushEnvironment = {
  readonly serverKeys: readonly ServerKey[]
  readonly otherServices: readonly string[]
}

export const noPush: PushEnvironment = { serverKeys: [], otherServices: [] }

export function readPush({ read, onProblem }: Pick<Variables, 'read' | 'onProblem'>): PushEnvironment {
  const told = read('PUSH_KEYS')
  if (!told) return noPush
  const serverKeys = readServerKeys(told)
  if (!serverKeys) onProblem('PUSH_KEYS has a key that is not 32 bytes in base64url, or no key of P-256.')
  const otherServices = read('PUSH_SERVICES')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  if (otherServices.some((one) => !URL.canParse(one) || new URL(one).origin !== one))
    onProblem('PUSH_SERVICES are origins with commas between them, such as https://push.example.com.')
  return { serverKeys: serverKeys ?? [], otherServices }
}
