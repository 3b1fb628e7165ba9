import { useEffect, useState } from 'react'
import { getValue } from '#contract/onling-v2/front-end.ts'
import { callsOf } from '../calls.ts'
import type { Language } from '../texts/index.ts'

const AGAIN_MS = 60_000

/** The notice of staff on the kiosks of the brand, in this language; polled while the start screen is shown. */
export function useNotice(language: Language): string | undefined {
  const [notice, setNotice] = useState<string>()
  useEffect(() => {
    let isOver = false
    async function read() {
      const answer = await callsOf()(getValue, { query: { name: `kioskNotice.${language}` } })
      // Without a connection the last one stays.
      if (answer.ok && !isOver) setNotice(answer.data.value ?? undefined)
    }
    void read()
    const timer = setInterval(() => void read(), AGAIN_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [language])
  return notice
}
