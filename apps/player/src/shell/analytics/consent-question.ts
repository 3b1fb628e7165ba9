import { useSyncExternalStore } from 'react'
import type { paths } from '../paths.ts'

let isOpen = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  isOpen = next
  for (const tell of listeners) tell()
}

/** The question about measuring, opened by hand: who has answered can answer anew on any page. */
export const consentQuestion = { open: () => set(true), close: () => set(false) }

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useConsentQuestion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
}

/**
 * Whether the question may come by itself on a page: on the lobby only, because elsewhere it would lie over what people fill
 * in and press. Pure.
 */
export function mayAskOn(pathname: string, lobby: ReturnType<(typeof paths)['lobby']>): boolean {
  return pathname.replace(/\/$/, '') === lobby
}
