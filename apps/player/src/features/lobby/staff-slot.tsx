import { lazy, memo, Suspense, type ComponentProps } from 'react'
import type StaffSections from './staff-sections.tsx'

// Lazy: loaded only where staff have set content.
const Sections = lazy(() => import('./staff-sections.tsx'))

/**
 * A slot with the content by staff; renders nothing without content. Memoized: a re-render by the page around it would
 * replace the server-rendered HTML while its chunk is still loading, and shift everything below.
 */
export const StaffSlot = memo(function StaffSlot(props: ComponentProps<typeof StaffSections>) {
  if (props.sections.length === 0) return null
  return (
    <Suspense>
      <Sections {...props} />
    </Suspense>
  )
})
