import { useSyncExternalStore } from 'react'
import { readClientValue } from './client-values.ts'

export const ADULT_DIALOG_ID = 'adult-consent'
/** What the dialog returns once the question has been answered. */
export const YES = 'yes'

const findDialog = () => document.querySelector<HTMLDialogElement>(`#${ADULT_DIALOG_ID}`)

/**
 * True once the player has confirmed to be an adult: stored in this browser, or in memory where storage is not
 * available.
 */
export function isAdultAnswered(): boolean {
  return readClientValue('adultConsent') || findDialog()?.returnValue === YES
}

function subscribe(tell: () => void): () => void {
  const dialog = findDialog()
  dialog?.addEventListener('close', tell)
  return () => dialog?.removeEventListener('close', tell)
}

/** Whether the question about age is answered. Nothing may open a game automatically before. */
export function useAdultAnswer(): boolean {
  return useSyncExternalStore(subscribe, isAdultAnswered, () => false)
}
