import { useSyncExternalStore } from 'react'
import type { paths } from '../paths.ts'

let isOpen = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  isOpen = next
  for (const tell of listeners) tell()
}

/** The question about analytics, opened by the visitor: an answer can be changed on any page. */
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
 * Whether the question may open automatically on a page: only on the lobby, because elsewhere it would cover forms and
 * buttons. Pure.
 */
export function mayAskOn(pathname: string, lobby: ReturnType<(typeof paths)['lobby']>): boolean {
  return pathname.replace(/\/$/, '') === lobby
}
