import { useRef } from 'react'

/** The idempotency key of what is being sent: the same words sent again are the same message, other words another one. */
export function useMessageKey(): (sent: object) => string {
  const last = useRef<{ readonly sent: string; readonly key: string }>(undefined)
  return (sent) => {
    const text = JSON.stringify(sent)
    if (last.current?.sent !== text) last.current = { sent: text, key: crypto.randomUUID() }
    return last.current.key
  }
}
