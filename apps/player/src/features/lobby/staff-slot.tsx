import { lazy, memo, Suspense, type ComponentProps } from 'react'
import type StaffSections from './staff-sections.tsx'

// Lazy: loaded only where staff have set content.
const Sections = lazy(() => import('./staff-sections.tsx'))

/**
 * A slot with what staff have put into it; nothing where there is nothing. It is drawn again only for other content: a change
 * of the page around it would take down what came as text while its code is still on its way, and move all below.
 */
export const StaffSlot = memo(function StaffSlot(props: ComponentProps<typeof StaffSections>) {
  if (props.sections.length === 0) return null
  return (
    <Suspense>
      <Sections {...props} />
    </Suspense>
  )
})
