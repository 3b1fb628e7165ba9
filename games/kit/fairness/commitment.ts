import { hexOfBytes } from './bytes.ts'
import { sha256 } from './sha256.ts'

/** What is published before play: 64 hex digits that bind the operator to the seed and tell nothing about it. */
export function commitmentOf(serverSeed: Uint8Array): string {
  return hexOfBytes(sha256(serverSeed))
}
