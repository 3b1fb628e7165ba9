import { memo, Suspense, useEffect, useState } from 'react'
import { useWasHydrated } from '#apps/player/src/shell/use-was-hydrated.ts'

/** What `useWasHydrated` answered at each render of each part, by the part’s name. */
export const answers: Record<string, boolean[]> = {}

function count(name: string, wasHydrated: boolean): void {
  answers[name] = [...(answers[name] ?? []), wasHydrated]
}

// Memoized, as rows are: it is rendered again only for what it asks itself.
const Part = memo(function Part({ name }: { readonly name: string }) {
  count(name, useWasHydrated())
  return <p>{name}</p>
})

/** A part of the page, one in a boundary as rows of the lobby are, and one that is mounted by a click. */
export function CountedPage() {
  const [isWhole, setIsWhole] = useState(false)
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  return (
    <main>
      <Part name="plain" />
      <Suspense>
        <Part name="in a boundary" />
      </Suspense>
      <button type="button" data-hydrated={isHydrated} onClick={() => setIsWhole(true)}>
        Show
      </button>
      {isWhole ? <Part name="later" /> : null}
    </main>
  )
}
