import { lazy, Suspense, type ComponentProps } from 'react'
import type StaffSections from './staff-sections.tsx'

// Lazy: loaded only where staff have set content.
const Sections = lazy(() => import('./staff-sections.tsx'))

/** A slot with the content by staff; renders nothing without content. */
export function StaffSlot(props: ComponentProps<typeof StaffSections>) {
  if (props.sections.length === 0) return null
  return (
    <Suspense>
      <Sections {...props} />
    </Suspense>
  )
}
