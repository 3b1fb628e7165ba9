import { useRef } from 'react'

/**
 * The idempotency key of what is being sent: a retry with the same content has the same key, other content another one.
 */
export function useMessageKey(): (sent: object) => string {
  const last = useRef<{ readonly sent: string; readonly key: string }>(undefined)
  return (sent) => {
    const text = JSON.stringify(sent)
    if (last.current?.sent !== text) last.current = { sent: text, key: crypto.randomUUID() }
    return last.current.key
  }
}
