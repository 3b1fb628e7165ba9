import { createSeenSeeds } from './seen-seeds.ts'

/** The browser's own storage; a browser that keeps nothing has none. */
function openStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** What this device has seen of seeds, the same for every game and for the verifier. */
export const seenSeeds = createSeenSeeds(openStorage(), () => new Date())
