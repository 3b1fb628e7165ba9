import { useEffect, useRef, type RefObject } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * What a reader of cards or documents, or a keyboard, types goes into this field, even while something else has the
 * focus: the page itself after a change of the screen, or a button that was touched.
 */
export function useTyping<One extends Field>(): RefObject<One | null> {
  const field = useRef<One>(null)
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      const isCharacter = event.key.length === 1 && event.key !== ' '
      if (!isCharacter || event.ctrlKey || event.altKey || event.metaKey) return
      // The character itself goes to what has the focus after this event.
      if (document.activeElement !== field.current) field.current?.focus()
    }
    document.addEventListener('keydown', take)
    return () => document.removeEventListener('keydown', take)
  }, [])
  return field
}
